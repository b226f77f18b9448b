import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { comesFromProxy } from '../http/client-address';

/** What the code that runs belongs to: a request, the round of a job, or what a job does because of an earlier request. */
export type Work = { requestId?: string | undefined; job?: string };

const works = new AsyncLocalStorage<Work>();

export const currentWork = (): Work => works.getStore() ?? {};

/** Runs a task as part of some work; what `work` does not say is inherited. */
export const inWork = <Result>(work: Work, task: () => Result): Result => works.run({ ...currentWork(), ...work }, task);

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Returns the request's id: our own web server's, which its secret proves, or a new one. A visitor's word counts for nothing. */
export function requestIdOf(ctx: Pick<Context, 'headers' | 'req' | 'get'>): string {
  const given = ctx.get('x-request-id');
  return comesFromProxy(ctx) && REQUEST_ID.test(given) ? given : randomUUID();
}
