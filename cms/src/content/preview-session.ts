import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { publicUrl, secret } from '../settings';

const COOKIE = 'pq_preview';
const LIFETIME_MS = 60 * 60 * 1000;

const secure = publicUrl.startsWith('https:');
const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure, signed: false, overwrite: true } as const;

/** A token that shows drafts for an hour. Only the panel gives it out, to whoever may read the entry there. */
export function issuePreview(nowMs = Date.now()): string {
  const expiry = nowMs + LIFETIME_MS;
  return `${expiry}.${sign(expiry)}`;
}

export function isPreview(token: string, nowMs = Date.now()): boolean {
  const [expiry, signature = ''] = token.split('.');
  const [expected, given] = [Buffer.from(sign(Number(expiry))), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expiry) > nowMs;
}

const sign = (expiry: number): string => createHmac('sha256', secret('GUEST_LINK_SECRET')).update(`preview:${expiry}`).digest('base64url');

/** Whether the browser shows drafts. */
export const hasPreview = (ctx: Context): boolean => isPreview(ctx.cookies.get(COOKIE, { signed: false }) ?? '');

export function startPreview(ctx: Context, token: string): void {
  ctx.cookies.secure = secure;
  ctx.cookies.set(COOKIE, token, { ...attributes, maxAge: LIFETIME_MS });
}

export function endPreview(ctx: Context): void {
  ctx.cookies.secure = secure;
  ctx.cookies.set(COOKIE, '', { ...attributes, maxAge: 0 });
}
