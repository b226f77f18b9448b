import type { Context, Next } from 'koa';
import { PERMISSIONS_POLICY } from '../contract/constants';

/** Sets the headers that Strapi's own security headers lack: the browser features that are off, and that no cache keeps a 401. */
export default () => async (ctx: Context, next: Next) => {
  ctx.set('permissions-policy', PERMISSIONS_POLICY);
  await next();
  if (ctx.status === 401) ctx.set('cache-control', 'no-store');
};
