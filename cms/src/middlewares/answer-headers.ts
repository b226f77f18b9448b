import type { Context, Next } from 'koa';
import { PERMISSIONS_POLICY } from '../contract/constants';

/** What Strapi's own security headers lack, on every answer: which abilities are off, and that no cache keeps "sign in first". */
export default () => async (ctx: Context, next: Next) => {
  ctx.set('permissions-policy', PERMISSIONS_POLICY);
  await next();
  if (ctx.status === 401) ctx.set('cache-control', 'no-store');
};
