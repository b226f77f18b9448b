import type { Core } from '@strapi/strapi';
import { type AccountRow, accounts, actorOfRole, findAccount } from './account-row';
import { dropTokens, readToken, redeemToken } from './account-token';
import { beginSession, type Device, type Granted } from './sessions';
import { type PasswordChange, passwordLengthProblem } from '../../contract/people/account';
import { appendEvent, appendEvents } from '../../platform/events/append-event';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { Problem } from '../../contract/problem';
import { forgive, limit } from '../../platform/http/rate-limit';
import { useFactor } from './second-factor';
import { joinQuotes } from './refresh-person';
import { dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { SHOP_NAME } from '../../contract/constants';

/**
 * Sets a new password, ends every session and begins a new one on this device.
 * @throws Problem auth.password-wrong, auth.code-required, auth.code-wrong, auth.password-refused
 */
export async function changePassword(strapi: Core.Strapi, account: AccountRow, change: PasswordChange, device: Device): Promise<Granted> {
  // Before the code is used up: a refused password is typed again at once.
  requireGoodPassword(change.password, account.email);
  await requireConfirmation(strapi, account, { password: change.currentPassword, code: change.code }, 'currentPassword');
  const password = await hashPassword(strapi, change.password);
  const { documentId: accountId, email, language } = account;
  await strapi.db.transaction(async ({ trx }) => {
    await accounts(strapi).update({ where: { id: account.id }, data: { password } });
    await dropTokens(strapi, accountId, 'reset');
    await enqueueMail(strapi, { template: 'password-changed', to: email, language: language ?? 'de', payload: { accountId } });
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: 'account.password-changed',
      subject: accountId,
      actor: actorOfRole(account.role?.type),
    });
  });
  return beginSession(strapi, account, device);
}

/** Asks a signed-in person for the password again before a step that a borrowed browser must not take. @throws Problem auth.password-wrong, rate.limited */
async function requirePassword(strapi: Core.Strapi, account: AccountRow, password: string, field = 'password'): Promise<void> {
  await limit(strapi, 'password-again', account.documentId);
  if (!(await isPassword(strapi, password, account.password)))
    throw new Problem('auth.password-wrong', {}, { [field]: 'field.password-wrong' });
  await forgive(strapi, 'password-again', account.documentId);
}

/**
 * Requires the password and, where one is set up, the second factor.
 * @throws Problem auth.password-wrong, auth.code-required, auth.code-wrong
 */
export async function requireConfirmation(
  strapi: Core.Strapi,
  account: AccountRow,
  { password, code }: { password: string; code?: string | undefined },
  field = 'password',
): Promise<void> {
  await requirePassword(strapi, account, password, field);
  if (!account.secondFactor?.confirmedAt) return;
  if (!code) throw new Problem('auth.code-required', {}, { code: 'field.code-missing' });
  await limit(strapi, 'password-again', account.documentId);
  if (!(await useFactor(strapi, account.documentId, code))) throw new Problem('auth.code-wrong', {}, { code: 'field.code-wrong' });
}

/**
 * Sets a new password by a mailed link. The mail proves the address, so it counts as verified; all sessions end, and a
 * second factor from before the address was proven goes: a stranger may have set it up.
 * @throws Problem auth.link-invalid, auth.password-refused
 */
export async function resetPassword(
  strapi: Core.Strapi,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const row = await readToken(strapi, 'reset', token);
  const account = await findAccount(strapi, { documentId: row.accountId });
  if (!account || account.email !== row.email) throw new Problem('auth.link-invalid');
  requireGoodPassword(password, account.email);
  const hash = await hashPassword(strapi, password);
  const { email, documentId: accountId, language } = account;
  await strapi.db.transaction(async ({ trx }) => {
    await redeemToken(strapi, 'reset', row);
    await dropTokens(strapi, accountId);
    await accounts(strapi).update({
      where: { id: account.id },
      data: {
        password: hash,
        confirmed: true,
        verifiedAt: account.verifiedAt ?? new Date(),
        ...(!account.confirmed && { secondFactor: null, knownDevices: null }),
      },
    });
    const joined = await joinQuotes(trx, { accountId, email });
    await enqueueMail(strapi, { template: 'password-changed', to: email, language: language ?? 'de', payload: { accountId } });
    const reset = { topic: 'account', name: 'account.password-reset', subject: accountId, actor: actorOfRole(account.role?.type) } as const;
    await appendEvents(strapi, trx, [...joined, reset]);
  });
  return { email };
}

/** A bcrypt hash of nothing anybody knows: comparing with it takes as long as with a real one. */
const NOBODYS_HASH = '$2a$10$PXOJyKrer6KsnhNfn94hW.fQfAe1RNtzQL6xW.GN7HlL8ohlFrO3S';

const common = new Set([...dictionary['passwords-common']].map((password) => password.toLowerCase()));
const germanWords = new Set(Object.values(german).flat().map(String));

/** Number of different characters that a password needs; fewer are one or two, repeated. */
const LEAST_DIFFERENT = 4;
/** Number of letters and digits that must be left once the account's address and the shop's name are taken out. */
const LEAST_OWN = 6;

type UserService = {
  validatePassword(password: string, hash: string): Promise<boolean>;
  ensureHashedPasswords<T extends { password: string }>(values: T): Promise<T>;
};
const users = (strapi: Core.Strapi): UserService => strapi.plugin('users-permissions').service('user');

/**
 * Refuses passwords that are guessed first: too short or long for bcrypt, one of the common ones, a German word or name with
 * nothing but digits and signs behind it, the account's address or the shop's name with little besides, repeated characters.
 * @throws Problem auth.password-refused
 */
export function requireGoodPassword(password: string, email: string): void {
  const problem = passwordLengthProblem(password) ?? weaknessOf(password.toLowerCase(), email.toLowerCase());
  if (problem) throw new Problem('auth.password-refused', {}, { password: problem });
}

function weaknessOf(password: string, email: string): 'field.password-repeated' | 'field.password-own' | 'field.password-common' | null {
  if (new Set(password).size < LEAST_DIFFERENT) return 'field.password-repeated';
  const [localPart = ''] = email.split('@');
  const own = [email, localPart, SHOP_NAME.toLowerCase()].reduce((rest, name) => (name ? rest.replaceAll(name, '') : rest), password);
  const isShortened = own.length < password.length;
  if (isShortened && own.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LEAST_OWN) return 'field.password-own';
  const word = /^\p{L}+/u.exec(password)?.[0] ?? '';
  const isWord = germanWords.has(word) && !/\p{L}/u.test(password.slice(word.length));
  return isWord || common.has(password) ? 'field.password-common' : null;
}

export const hashPassword = async (strapi: Core.Strapi, password: string): Promise<string> =>
  (await users(strapi).ensureHashedPasswords({ password })).password;

/** Compares a password with a hash; without one, as for no account, the answer takes as long and is no. */
export async function isPassword(strapi: Core.Strapi, password: string, hash: string | undefined): Promise<boolean> {
  const fits = await users(strapi).validatePassword(password, hash ?? NOBODYS_HASH);
  return fits && hash !== undefined;
}
