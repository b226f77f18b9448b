import type { Context, Next } from 'koa';

/** Placeholder until the upload server is mounted. */
export default () => async (_ctx: Context, next: Next) => next();
