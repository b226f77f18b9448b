import type { Core } from '@strapi/strapi';
import { accounts, findAccount, type AccountRow } from './account-row';
import { dropTokens } from './account-token';
import { requireConfirmation } from './require-password';
import type { AddressChange } from '../../contract/people/account';
import { Problem } from '../../contract/problem';
import { appendEvent } from '../../platform/events/append-event';
import { limit } from '../../platform/http/rate-limit';
import { enqueueMail } from '../../platform/mail/enqueue-mail';

/**
 * Gives an account another address, to be proven by a new mail; the old address is told.
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
      actor: account.role?.type ?? 'user',
    });
  });
  return (await findAccount(strapi, { documentId: accountId })) ?? account;
}
