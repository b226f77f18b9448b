import type { Core } from '@strapi/strapi';
import { accounts, type AccountRow } from './account-row';
import { dropTokens } from './account-token';
import type { Device } from './device';
import { hashPassword, requireGoodPassword } from './password';
import { requireConfirmation } from './require-password';
import type { PasswordChange } from '../../contract/people/account';
import { beginSession, type Granted } from './sessions';
import { appendEvent } from '../../platform/events/append-event';
import { enqueueMail } from '../../platform/mail/enqueue-mail';

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
      actor: account.role?.type ?? 'user',
    });
  });
  return beginSession(strapi, account, device);
}
