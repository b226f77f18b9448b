import type { Core } from '@strapi/strapi';
import { accounts, findAccount } from './account-row';
import { dropTokens, readToken, redeemToken } from './account-token';
import { hashPassword, requireGoodPassword } from './password';
import { Problem } from '../../contract/problem';
import { appendEvents } from '../../platform/events/append-event';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { joinQuotes } from './join-quotes';

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
    const reset = { topic: 'account', name: 'account.password-reset', subject: accountId, actor: account.role?.type ?? 'user' } as const;
    await appendEvents(strapi, trx, [...joined, reset]);
  });
  return { email };
}
