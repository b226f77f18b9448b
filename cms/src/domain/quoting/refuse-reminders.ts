import type { Core } from '@strapi/strapi';
import { accounts, findAccount } from '../people/account-row';
import type { QuoteRow } from './quote-row';
import { Problem } from '../../contract/problem';
import { hashPersonal } from '../../platform/http/hash';
import { quoteOfToken } from '../../platform/mail/unsubscribe-link';

type Addressee = Pick<QuoteRow, 'ownerId' | 'email'>;

const refusals = (strapi: Core.Strapi) => strapi.db.query('api::mail-refusal.mail-refusal');

/**
 * Sends no more reminders to whom a reminder's link was sent: a choice of their account, or of a guest's address.
 * Twice is once. @throws Problem not-found for a link that is not ours, or whose quote is gone
 */
export async function refuseReminders(strapi: Core.Strapi, token: string): Promise<void> {
  const quoteId = quoteOfToken(token);
  const quote: Addressee | null = quoteId ? await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } }) : null;
  if (!quote || quote.email === '') throw new Problem('not-found');
  const account = quote.ownerId ? await findAccount(strapi, { documentId: quote.ownerId }) : null;
  if (account) {
    const notifications = { ...account.notifications, offerReminders: false };
    return void (await accounts(strapi).update({ where: { id: account.id }, data: { notifications } }));
  }
  const addressHash = hashPersonal(quote.email);
  if (await refusals(strapi).findOne({ where: { addressHash } })) return;
  await refusals(strapi)
    .create({ data: { addressHash, refusedAt: new Date() } })
    // The same click at the same time was faster.
    .catch(async (error: unknown) => {
      if (!(await refusals(strapi).findOne({ where: { addressHash } }))) throw error;
    });
}

/** Whether somebody has switched reminders off. */
export async function hasRefusedReminders(strapi: Core.Strapi, { ownerId, email }: Addressee): Promise<boolean> {
  if (!ownerId) return (await refusals(strapi).findOne({ where: { addressHash: hashPersonal(email) } })) !== null;
  const account = await findAccount(strapi, { documentId: ownerId });
  return account?.notifications?.offerReminders === false;
}
