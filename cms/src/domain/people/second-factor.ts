import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { Secret, TOTP } from 'otpauth';
import { SHOP_NAME } from '../../contract/constants';
import { hashSecret } from '../../platform/http/hash';
import { secret } from '../../platform/settings';
import { accounts, type AccountRow, actorOfRole, type SecondFactor } from './account-row';
import { appendEvent } from '../../platform/events/append-event';

const PERIOD_S = 30;
const RECOVERY_CODES = 10;
/** Characters of recovery codes, without letters and digits that look alike. */
const RECOVERY_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes a new, unconfirmed secret for an authenticator app. */
export function offerFactor(email: string): { stored: SecondFactor; secret: string; uri: string } {
  const shared = new Secret({ size: 20 });
  const totp = new TOTP({ issuer: SHOP_NAME, label: email, secret: shared, period: PERIOD_S });
  return {
    stored: { sealed: seal(shared.base32), confirmedAt: null, lastStep: 0, recoveryHashes: [] },
    secret: shared.base32,
    uri: totp.toString(),
  };
}

/**
 * Returns the time step that a code of the authenticator belongs to, one step of clock difference allowed; null when it is
 * wrong or was used.
 */
export function stepOf(factor: SecondFactor, code: string, nowMs = Date.now()): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(unseal(factor.sealed)), period: PERIOD_S });
  const delta = totp.validate({ token, timestamp: nowMs, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(nowMs / 1000 / PERIOD_S) + delta;
  return step > factor.lastStep ? step : null;
}

/**
 * Accepts a code of the authenticator or a recovery code, each once, also when two calls bring it at the same time.
 * @returns false for a wrong or used one
 */
export async function useFactor(strapi: Core.Strapi, accountId: string, code: string): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx('up_users').where({ document_id: accountId }).forUpdate().first('id');
    const account: AccountRow | null = await accounts(strapi).findOne({ where: { documentId: accountId } });
    const factor = account?.secondFactor;
    if (!account || !factor?.confirmedAt) return false;
    const changed = afterUse(factor, code);
    if (changed) await accounts(strapi).update({ where: { id: account.id }, data: { secondFactor: changed } });
    return changed !== null;
  });
}

/** Puts a second factor into force, removes it, or gives it new recovery codes, and logs that. */
export async function changeFactor(
  strapi: Core.Strapi,
  { id, documentId, role }: AccountRow,
  {
    secondFactor,
    fact,
  }: { secondFactor: SecondFactor | null; fact: 'second-factor-set-up' | 'second-factor-removed' | 'recovery-codes-renewed' },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await accounts(strapi).update({ where: { id }, data: { secondFactor } });
    const actor = actorOfRole(role?.type);
    await appendEvent(strapi, trx, { topic: 'account', name: `account.${fact}`, subject: documentId, actor });
  });
}

function afterUse(factor: SecondFactor, code: string): SecondFactor | null {
  const step = stepOf(factor, code);
  if (step !== null) return { ...factor, lastStep: step };
  const hash = hashSecret(plainRecoveryCode(code));
  const left = factor.recoveryHashes.filter((known) => known !== hash);
  return left.length < factor.recoveryHashes.length ? { ...factor, recoveryHashes: left } : null;
}

/** Makes ten recovery codes for the day the phone is lost; only their hashes are kept. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const signs = Array.from({ length: 12 }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]).join('');
    return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
  });
  return { codes, hashes: codes.map((code) => hashSecret(plainRecoveryCode(code))) };
}

const plainRecoveryCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

const key = (): Buffer => createHash('sha256').update(secret('SECOND_FACTOR_SECRET')).digest();

function seal(text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(), iv);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
}

function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
