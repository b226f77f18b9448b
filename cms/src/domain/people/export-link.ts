import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOWNLOAD_URL_LIFETIME_MS } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { secret } from '../../platform/settings';

/** Where an archive of somebody's data is had: by their account, or by the person that leads know. */
const paths = { account: '/api/account/export', person: '/api/people/export' } as const;
type Whose = keyof typeof paths;

/** A URL that gives somebody's data to whoever has it, for five minutes; the browser downloads it without a header. */
export function signExportUrl(whose: Whose, id: string, nowMs = Date.now()): string {
  const expires = nowMs + DOWNLOAD_URL_LIFETIME_MS;
  return `${paths[whose]}/${id}?expires=${expires}&signature=${sign(whose, id, expires)}`;
}

/** @throws Problem storage.unauthorized for a changed or expired URL */
export function requireExportSignature(
  whose: Whose,
  id: string,
  { expires, signature }: Record<string, unknown>,
  nowMs = Date.now(),
): void {
  const expected = Buffer.from(sign(whose, id, Number(expires)));
  const given = Buffer.from(String(signature));
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || !(Number(expires) > nowMs)) throw new Problem('storage.unauthorized');
}

const sign = (whose: Whose, id: string, expires: number): string =>
  createHmac('sha256', secret('FILE_URL_SECRET')).update(`export:${whose}:${id}:${expires}`).digest('base64url');
