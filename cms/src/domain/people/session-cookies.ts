import type { Context } from 'koa';
import { KNOWN_VISITOR_COOKIE, type KnownVisitor, writeKnownVisitor } from '../../contract/people/known-visitor';
import { publicUrl } from '../../platform/settings';
import { type Granted, REFRESH_LIFETIME_S } from './sessions';

const NAME = 'pq_refresh';
const secure = publicUrl.startsWith('https:');
const attributes = { sameSite: 'strict', secure, signed: false, overwrite: true } as const;
/** The cookie in which alone the refresh token travels: scripts cannot read it, other sites cannot make it be sent. */
const refresh = { ...attributes, httpOnly: true, path: '/api/auth' } as const;
/** The cookie that pages read, which are stored for all visitors. It opens nothing. */
const known = { ...attributes, httpOnly: false, path: '/' } as const;
const maxAge = REFRESH_LIFETIME_S * 1000;

/** Sets both cookies of a session that has begun or was renewed. */
export function setSessionCookies(ctx: Context, { refreshToken, visitor }: Granted): void {
  // TLS ends before this server, which therefore cannot see it.
  ctx.cookies.secure = secure;
  ctx.cookies.set(NAME, refreshToken, { ...refresh, maxAge });
  setKnownVisitor(ctx, visitor);
}

/** Sets what pages show of whoever is signed in, after it has changed. */
export function setKnownVisitor(ctx: Context, visitor: KnownVisitor): void {
  ctx.cookies.secure = secure;
  ctx.cookies.set(KNOWN_VISITOR_COOKIE, writeKnownVisitor(visitor), { ...known, maxAge });
}

export const refreshCookie = (ctx: Context): string => ctx.cookies.get(NAME, { signed: false }) ?? '';

/** Removes both cookies, once a session is over. */
export function clearSessionCookies(ctx: Context): void {
  ctx.cookies.secure = secure;
  ctx.cookies.set(NAME, '', { ...refresh, maxAge: 0 });
  ctx.cookies.set(KNOWN_VISITOR_COOKIE, '', { ...known, maxAge: 0 });
}
