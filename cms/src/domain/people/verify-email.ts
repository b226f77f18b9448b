import type { Core } from '@strapi/strapi';
import { type AccountRow, accounts, actorOfRole, findAccount } from './account-row';
import { dropTokens, readToken, redeemToken } from './account-token';
import { isPassword, requireConfirmation } from './change-password';
import { Problem } from '../../contract/problem';
import { appendEvent, appendEvents } from '../../platform/events/append-event';
import { limit } from '../../platform/http/rate-limit';
import type { AddressChange } from '../../contract/people/account';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { joinQuotes } from './refresh-person';

type Proof = { token: string; password?: string | undefined; callerId: string | undefined };

/**
 * Confirms the address that a link was sent to. That takes a session or the password of the account: a person who merely
 * reads the mailbox of an address that a stranger signed up with confirms nothing.
 * @throws Problem auth.link-invalid, auth.link-needs-password, auth.password-wrong
 */
export async function verifyEmail(
  strapi: Core.Strapi,
  { token, password, callerId }: Proof,
): Promise<{ email: string; emailVerified: true }> {
  const row = await readToken(strapi, 'verify', token);
  const account = await findAccount(strapi, { documentId: row.accountId });
  if (!account || account.email !== row.email) throw new Problem('auth.link-invalid');
  if (callerId !== account.documentId) {
    if (password === undefined) throw new Problem('auth.link-needs-password');
    await limit(strapi, 'password-again', account.documentId);
    if (!(await isPassword(strapi, password, account.password)))
      throw new Problem('auth.password-wrong', {}, { password: 'field.password-wrong' });
  }
  const { email, documentId: accountId } = account;
  await strapi.db.transaction(async ({ trx }) => {
    await redeemToken(strapi, 'verify', row);
    await accounts(strapi).update({ where: { id: account.id }, data: { confirmed: true, verifiedAt: new Date() } });
    const joined = await joinQuotes(trx, { accountId, email });
    const verified = { topic: 'account', name: 'account.verified', subject: accountId, actor: actorOfRole(account.role?.type) } as const;
    await appendEvents(strapi, trx, [...joined, verified]);
  });
  return { email, emailVerified: true };
}

/**
 * Gives an account another address, to be proven by a new mail; the old address is notified.
 * @returns the account as it is now
 * @throws Problem auth.password-wrong, auth.code-required, auth.code-wrong, auth.address-taken, rate.limited
 */
export async function changeAddress(
  strapi: Core.Strapi,
  account: AccountRow,
  { email, ...confirmation }: AddressChange,
): Promise<AccountRow> {
  await requireConfirmation(strapi, account, confirmation);
  if (email === account.email) return account;
  await limit(strapi, 'verify-to', email);
  if (await findAccount(strapi, { email })) throw new Problem('auth.address-taken', {}, { email: 'field.address-taken' });
  const { documentId: accountId } = account;
  const language = account.language ?? 'de';
  await strapi.db.transaction(async ({ trx }) => {
    await accounts(strapi).update({ where: { id: account.id }, data: { email, confirmed: false, verifiedAt: null } });
    await dropTokens(strapi, accountId);
    await enqueueMail(strapi, { template: 'verify-email', to: email, language, payload: { accountId } });
    if (account.confirmed) await enqueueMail(strapi, { template: 'address-changed', to: account.email, language, payload: { accountId } });
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: 'account.address-changed',
      subject: accountId,
      actor: actorOfRole(account.role?.type),
    });
  });
  return (await findAccount(strapi, { documentId: accountId })) ?? account;
}
