/** A round may take this long, waiting for a slow mail server. */
const PATIENCE_MS = 5 * 60 * 1000;

type Beat = { everyMs: number; at: number };

const beats = new Map<string, Beat>();

/** Notes that a job has just finished a round. */
export const beat = (name: string, everyMs: number, at = Date.now()): void => void beats.set(name, { everyMs, at });

/** Jobs of this process that have not finished a round for too long. */
export const silentJobs = (nowMs = Date.now()): string[] =>
  [...beats].flatMap(([name, { everyMs, at }]) => (nowMs - at > everyMs + PATIENCE_MS ? [name] : []));
