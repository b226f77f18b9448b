import type { Server } from 'node:http';
import { requestId } from './request-id';

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

/** Lets running requests finish on SIGTERM and SIGINT; what takes longer than ten seconds is cut. @param last what is done once they have */
export function stopOnSignal(servers: readonly Server[], stopping: AbortController, last: () => Promise<void>) {
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
    void Promise.all(closed)
      .then(last)
      .catch((error: unknown) => log('error', 'something was not ended', { error }))
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

type Level = 'info' | 'warn' | 'error';

let logsAsJson = true;

/** Says once, at the start, how lines are written: as objects for machines, or for people who try the shop on their own machine. */
export const writeLogAsJson = (isJson: boolean): void => void (logsAsJson = isJson);

/** Writes one line per event, with the id of the request that it belongs to; failures carry their stack. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}) {
  const { error, ...rest } = details;
  const stack = error instanceof Error ? (error.stack ?? error.message) : error === undefined ? undefined : String(error);
  const time = new Date().toISOString();
  const line = logsAsJson
    ? JSON.stringify({ time, level, message, requestId: requestId(), ...rest, stack })
    : `[${time}] ${level}: ${[message, stack].filter(Boolean).join('\n')}`;
  process.stderr.write(`${line}\n`);
}
