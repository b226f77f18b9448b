import type { Context } from 'koa';
import { publicUrl } from '../../platform/settings';
import { REFRESH_LIFETIME_S } from './session-lifetimes';

const NAME = 'pq_refresh';
const secure = publicUrl.startsWith('https:');
const attributes = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure, signed: false, overwrite: true } as const;

/** The refresh token travels in this cookie and nowhere else; scripts cannot read it, other sites cannot make it be sent. */
export function setRefreshCookie(ctx: Context, token: string): void {
  // TLS ends before this server, which therefore cannot see it.
  ctx.cookies.secure = secure;
  ctx.cookies.set(NAME, token, { ...attributes, maxAge: REFRESH_LIFETIME_S * 1000 });
}

export const refreshCookie = (ctx: Context): string => ctx.cookies.get(NAME, { signed: false }) ?? '';

export function clearRefreshCookie(ctx: Context): void {
  ctx.cookies.secure = secure;
  ctx.cookies.set(NAME, '', { ...attributes, maxAge: 0 });
}
