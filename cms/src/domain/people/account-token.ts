import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { TokenPurpose } from '../../contract/people/account';
import { INVITATION_LIFETIME_MS } from '../../contract/production/contractor';
import { Problem } from '../../contract/problem';
import { hashSecret } from '../../platform/http/hash';
import { DOWNLOAD_URL_LIFETIME_MS } from '../../contract/files/file';
import { secret } from '../../platform/settings';

const LIFETIME_MS: Record<TokenPurpose, number> = {
  verify: 24 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
  invite: INVITATION_LIFETIME_MS,
};

type TokenRow = { id: number; accountId: string; email: string };

const tokens = (strapi: Core.Strapi) => strapi.db.query('api::account-token.account-token');

/** Makes a secret for a mailed link: 256 random bits, of which only the hash is kept. Earlier links go on working until used. */
export async function issueToken(
  strapi: Core.Strapi,
  purpose: TokenPurpose,
  { accountId, email }: { accountId: string; email: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS[purpose]);
  await tokens(strapi).deleteMany({ where: { expiresAt: { $lt: new Date() } } });
  await tokens(strapi).create({ data: { hash: hashSecret(token), purpose, accountId, email, expiresAt } });
  return token;
}

/** Finds the account and address that a link was sent to. @throws Problem auth.link-invalid when unknown, used or too old */
export async function readToken(strapi: Core.Strapi, purpose: TokenPurpose, token: string): Promise<TokenRow> {
  const row = await tokens(strapi).findOne({ where: { hash: hashSecret(token), purpose, expiresAt: { $gt: new Date() } } });
  if (!row) throw new Problem('auth.link-invalid');
  return row;
}

/** Uses a link up, and with it all others of its kind. Of two at once, one wins. @throws Problem auth.link-invalid */
export async function redeemToken(strapi: Core.Strapi, purpose: TokenPurpose, row: TokenRow): Promise<void> {
  const { count } = await tokens(strapi).deleteMany({ where: { id: row.id } });
  if (count !== 1) throw new Problem('auth.link-invalid');
  await dropTokens(strapi, row.accountId, purpose);
}

/** Voids an account's open links, all or of one kind. */
export async function dropTokens(strapi: Core.Strapi, accountId: string, purpose?: TokenPurpose): Promise<void> {
  await tokens(strapi).deleteMany({ where: { accountId, ...(purpose && { purpose }) } });
}

/** The addresses of archives of personal data: for the account itself, for a person whom super admins know, or of an order. */
const paths = { account: '/api/account/export', person: '/api/people/export', order: '/api/order-archives' } as const;
type Whose = keyof typeof paths;

/** Signs a URL that gives a person's data to whoever has it, for five minutes; the browser downloads it without a header. */
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
