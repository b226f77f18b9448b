import type { Core } from '@strapi/strapi';
import { accounts, actorOfRole, findAccount, type AccountRow } from './account-row';
import { beginSession, type Device, deviceHash, type Granted } from './sessions';
import { isPassword } from './change-password';
import { useFactor } from './second-factor';
import type { Login } from '../../contract/people/account';
import { Problem } from '../../contract/problem';
import { appendEvent } from '../../platform/events/append-event';
import { forgive, limit } from '../../platform/http/rate-limit';
import { enqueueMail } from '../../platform/mail/enqueue-mail';

const KNOWN_DEVICES = 20;

/**
 * Signs in with address and password, and with a code where a second factor is set up. Unknown and known addresses
 * get the same answer in the same time; tries are counted before the password is looked at.
 * @throws Problem auth.credentials-wrong, auth.blocked, auth.code-required, auth.code-wrong, rate.limited
 */
export async function signIn(strapi: Core.Strapi, { email, password, code }: Login, device: Device): Promise<Granted> {
  const pair = `${email} ${device.address}`;
  await limit(strapi, 'login-address', device.address);
  await limit(strapi, 'login-pair', pair);
  await limit(strapi, 'login-account', email);
  const account = await findAccount(strapi, { email });
  if (!(await isPassword(strapi, password, account?.password)) || !account) throw new Problem('auth.credentials-wrong');
  if (account.blocked) throw new Problem('auth.blocked');
  if (account.secondFactor?.confirmedAt) {
    if (!code) {
      // The password was right: asking for the code is no failed try.
      await forgive(strapi, 'login-pair', pair, 1);
      throw new Problem('auth.code-required');
    }
    if (!(await useFactor(strapi, account.documentId, code))) throw new Problem('auth.code-wrong');
  }
  await forgive(strapi, 'login-pair', pair);
  await forgive(strapi, 'login-account', email, 1);
  const granted = await beginSession(strapi, account, device);
  await rememberDevice(strapi, account, device);
  return granted;
}

/** Logs the sign-in. The owner is notified of one from a device not seen before, unless they switched that off. */
async function rememberDevice(strapi: Core.Strapi, account: AccountRow, device: Device): Promise<void> {
  const hash = deviceHash(device, account.documentId);
  const known = account.knownDevices ?? [];
  const { documentId: accountId } = account;
  await strapi.db.transaction(async ({ trx }) => {
    if (!known.includes(hash)) {
      await accounts(strapi).update({ where: { id: account.id }, data: { knownDevices: [hash, ...known].slice(0, KNOWN_DEVICES) } });
      const isNotified = known.length > 0 && account.confirmed && account.notifications?.signIns !== false;
      if (isNotified) {
        const payload = { accountId, device: device.name, address: device.address, at: new Date().toISOString() };
        await enqueueMail(strapi, { template: 'new-sign-in', to: account.email, language: account.language ?? 'de', payload });
      }
    }
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: 'account.signed-in',
      subject: accountId,
      actor: actorOfRole(account.role?.type),
    });
  });
}
