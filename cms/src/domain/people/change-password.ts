import type { Core } from '@strapi/strapi';
import { type AccountRow, accounts, actorOfRole, findAccount } from './account-row';
import { dropTokens, readToken, redeemToken } from './account-token';
import { beginSession, type Device, type Granted } from './sessions';
import { hashPassword, isPassword, requireGoodPassword } from './password';
import type { PasswordChange } from '../../contract/people/account';
import { appendEvent, appendEvents } from '../../platform/events/append-event';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { Problem } from '../../contract/problem';
import { forgive, limit } from '../../platform/http/rate-limit';
import { useFactor } from './second-factor';
import { joinQuotes } from './join-quotes';

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

/** Password and, where one is set up, second factor. @throws Problem auth.password-wrong, auth.code-required, auth.code-wrong */
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
