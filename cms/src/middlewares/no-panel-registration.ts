import type { Context, Next } from 'koa';

/** Strapi lets the first visitor of a fresh panel make themselves its administrator; here only `npm run user -- panel` does. */
export default () => async (ctx: Context, next: Next) => {
  if (/^\/admin\/register-admin\/?$/.test(ctx.path)) ctx.throw(404);
  await next();
};
