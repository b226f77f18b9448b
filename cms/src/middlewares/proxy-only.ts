import type { Context, Next } from 'koa';
import { Problem } from '../contract/problem';
import { comesFromProxy } from '../platform/http/client-address';
import { isBelow } from '../platform/http/routes';
import { isDemo } from '../platform/settings';

/** In production the shop's API answers only our own web server; the panel's own routes stay open to its host. */
export default () => async (ctx: Context, next: Next) => {
  if (!isDemo && isBelow(ctx.path, '/api') && !comesFromProxy(ctx)) throw new Problem('auth.forbidden');
  await next();
};
