import type { Core } from '@strapi/strapi';
import { accounts, findAccount } from './account-row';
import { readToken, redeemToken } from './account-token';
import { isPassword } from './password';
import { Problem } from '../../contract/problem';
import { appendEvents } from '../../platform/events/append-event';
import { limit } from '../../platform/http/rate-limit';
import { joinQuotes } from './join-quotes';

type Proof = { token: string; password?: string | undefined; callerId: string | undefined };

/**
 * Confirms the address that a link was sent to. Only whoever is in the account can: by a session of it or by its
 * password. Who merely reads the mailbox of an address that a stranger signed up with confirms nothing.
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
    const verified = { topic: 'account', name: 'account.verified', subject: accountId, actor: account.role?.type ?? 'user' } as const;
    await appendEvents(strapi, trx, [...joined, verified]);
  });
  return { email, emailVerified: true };
}
