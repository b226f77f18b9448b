import type { Context, Next } from 'koa';

const MEDIUM = /^\/uploads\/([\w-]+\.\w{2,5})$/;

/** Sends whoever asks for a medium by the address in editors' texts to the store, when media lie in one. */
export default () => async (ctx: Context, next: Next) => {
  const [, name] = MEDIUM.exec(ctx.path) ?? [];
  if (!process.env.S3_ENDPOINT || !name || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.redirect(`${process.env.S3_PUBLIC_URL}/${name}`);
};
