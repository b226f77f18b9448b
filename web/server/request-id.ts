import { AsyncLocalStorage } from 'node:async_hooks';
import { traceHeaders } from './tracing/tracing';

const ids = new AsyncLocalStorage<string>();

/** Returns the id of the request that is being answered: logs of web server, CMS and its jobs name it. */
export const requestId = (): string | undefined => ids.getStore();

export const withRequestId = <Result>(id: string, task: () => Result): Result => ids.run(id, task);

/** Returns the headers that tell the CMS the id, and the trace if there is one; it believes our secret, which goes with them. */
export function requestIdHeaders(): Record<string, string> {
  const id = requestId();
  return id ? { 'x-request-id': id, ...traceHeaders() } : {};
}
