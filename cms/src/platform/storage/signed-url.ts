import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOWNLOAD_URL_LIFETIME_MS, type DownloadUrl } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { secret } from '../settings';

/**
 * Signs a URL that gives the bytes to whoever has it, for five minutes. They are saved under `name` where the file's own
 * must not be revealed.
 */
export function signDownloadUrl(fileName: string, nowMs = Date.now(), name = ''): DownloadUrl {
  const expires = nowMs + DOWNLOAD_URL_LIFETIME_MS;
  const named = name && `&name=${encodeURIComponent(name)}`;
  const url = `/api/files/${fileName}/content?expires=${expires}${named}&signature=${sign(fileName, expires, name)}`;
  return { url, expiresInSeconds: DOWNLOAD_URL_LIFETIME_MS / 1000 };
}

type Signed = { fileName: string; expires: string; signature: string; name?: string };

/** @throws Problem storage.unauthorized for a changed or expired URL */
export function requireSignature({ fileName, expires, signature, name = '' }: Signed, nowMs = Date.now()): void {
  const expected = Buffer.from(sign(fileName, Number(expires), name));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || !(Number(expires) > nowMs)) throw new Problem('storage.unauthorized');
}

const sign = (fileName: string, expires: number, name: string): string =>
  createHmac('sha256', secret('FILE_URL_SECRET'))
    .update(`file:${fileName}:${expires}${name && `:${name}`}`)
    .digest('base64url');

/** Returns a `Content-Disposition` that saves under the file's own name and never shows it (RFC 6266, names by RFC 5987). */
export function attachmentHeader(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
