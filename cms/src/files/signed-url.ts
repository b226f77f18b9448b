import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOWNLOAD_URL_LIFETIME_MS, type DownloadUrl } from '../contract/file';
import { Problem } from '../contract/problem';
import { secret } from '../settings';

/** A URL that gives the bytes to whoever has it, for five minutes. */
export function signDownloadUrl(fileName: string, nowMs = Date.now()): DownloadUrl {
  const expires = nowMs + DOWNLOAD_URL_LIFETIME_MS;
  const url = `/api/files/${fileName}/content?expires=${expires}&signature=${sign(fileName, expires)}`;
  return { url, expiresAt: new Date(expires).toISOString() };
}

type Signed = { fileName: string; expires: string; signature: string };

/** @throws Problem storage.unauthorized for a changed or expired URL */
export function requireSignature({ fileName, expires, signature }: Signed, nowMs = Date.now()): void {
  const expected = Buffer.from(sign(fileName, Number(expires)));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || !(Number(expires) > nowMs)) throw new Problem('storage.unauthorized');
}

const sign = (fileName: string, expires: number): string =>
  createHmac('sha256', secret('FILE_URL_SECRET')).update(`file:${fileName}:${expires}`).digest('base64url');
