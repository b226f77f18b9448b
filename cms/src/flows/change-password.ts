import type { Core } from '@strapi/strapi';
import { accounts, type AccountRow } from '../accounts/account-row';
import { dropTokens } from '../accounts/account-token';
import type { Device } from '../accounts/device';
import { hashPassword, requireGoodPassword } from '../accounts/password';
import { requirePassword } from '../accounts/require-password';
import { beginSession, type Granted } from '../accounts/sessions';
import { appendEvent } from '../events/append-event';
import { enqueueMail } from '../mail/enqueue-mail';

type Change = { currentPassword: string; password: string };

/** Sets a new password, ends every session and begins a new one on this device. @throws Problem auth.password-wrong, auth.password-refused */
export async function changePassword(strapi: Core.Strapi, account: AccountRow, change: Change, device: Device): Promise<Granted> {
  await requirePassword(strapi, account, change.currentPassword, 'currentPassword');
  requireGoodPassword(change.password);
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
      actor: account.role?.type ?? 'user',
    });
  });
  return beginSession(strapi, account, device);
}
