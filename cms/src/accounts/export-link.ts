import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOWNLOAD_URL_LIFETIME_MS } from '../contract/file';
import { Problem } from '../contract/problem';
import { secret } from '../settings';

/** A URL that gives an account's data to whoever has it, for five minutes; the browser downloads it without a header. */
export function signExportUrl(accountId: string, nowMs = Date.now()): string {
  const expires = nowMs + DOWNLOAD_URL_LIFETIME_MS;
  return `/api/account/export/${accountId}?expires=${expires}&signature=${sign(accountId, expires)}`;
}

/** @throws Problem storage.unauthorized for a changed or expired URL */
export function requireExportSignature(accountId: string, expires: string, signature: string, nowMs = Date.now()): void {
  const expected = Buffer.from(sign(accountId, Number(expires)));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || !(Number(expires) > nowMs)) throw new Problem('storage.unauthorized');
}

const sign = (accountId: string, expires: number): string =>
  createHmac('sha256', secret('FILE_URL_SECRET')).update(`export:${accountId}:${expires}`).digest('base64url');
