type Level = 'info' | 'warn' | 'error';

/** One JSON line per event; failures carry their stack. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}) {
  const { error, ...rest } = details;
  const failure = error instanceof Error ? { error: error.stack ?? error.message } : error === undefined ? {} : { error: String(error) };
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...rest, ...failure })}\n`);
}
