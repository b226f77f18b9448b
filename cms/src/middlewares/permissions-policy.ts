import type { Context, Next } from 'koa';
import { PERMISSIONS_POLICY } from '../contract/constants';

/** What Strapi's own security headers lack. */
export default () => async (ctx: Context, next: Next) => {
  ctx.set('permissions-policy', PERMISSIONS_POLICY);
  await next();
};
