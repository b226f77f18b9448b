import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOWNLOAD_URL_LIFETIME_MS } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { secret } from '../../platform/settings';

/** Where a mail stands as a page, for five minutes: a frame sends no header that says who asks. */
export function signMailPageUrl(mailId: string, nowMs = Date.now()): string {
  const expires = nowMs + DOWNLOAD_URL_LIFETIME_MS;
  return `/api/mails/${mailId}/page?expires=${expires}&signature=${sign(mailId, expires)}`;
}

/** @throws Problem storage.unauthorized for a changed or expired URL */
export function requireMailPageSignature(mailId: string, expires: string, signature: string, nowMs = Date.now()): void {
  const expected = Buffer.from(sign(mailId, Number(expires)));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || !(Number(expires) > nowMs)) throw new Problem('storage.unauthorized');
}

const sign = (mailId: string, expires: number): string =>
  createHmac('sha256', secret('FILE_URL_SECRET')).update(`mail:${mailId}:${expires}`).digest('base64url');
