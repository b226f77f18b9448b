import type { Server } from 'node:http';

const STOP_TIMEOUT_MS = 10_000;

/** Starts listening. @throws Error that says in a sentence which setting frees a taken port */
export function listen(server: Server, port: number, host: string, setting: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is already in use. Stop what uses it, or set ${setting} to another port.`) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Lets running requests finish on SIGTERM and SIGINT; what takes longer than ten seconds is cut. */
export function stopOnSignal(servers: readonly Server[], stopping: AbortController) {
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    for (const server of servers) {
      // Requests that still run must not leave their connection open.
      server.keepAliveTimeout = 1;
      server.closeIdleConnections();
    }
    setTimeout(() => servers.forEach((server) => server.closeAllConnections()), STOP_TIMEOUT_MS).unref();
    void Promise.all(closed).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

type Level = 'info' | 'warn' | 'error';

/** Writes one JSON line per event; failures carry their stack. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}) {
  const { error, ...rest } = details;
  const failure = error instanceof Error ? { error: error.stack ?? error.message } : error === undefined ? {} : { error: String(error) };
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...rest, ...failure })}\n`);
}
