import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { accounts, findAccount, type AccountRow } from './account-row';
import { hashPassword, requireGoodPassword } from './password';
import type { SignUp } from '../../contract/people/account';
import { Problem } from '../../contract/problem';
import type { Role } from '../../contract/people/roles';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent } from '../../platform/events/append-event';
import { enqueueMail } from '../../platform/mail/enqueue-mail';

type Options = { role?: Role; /** The address needs no mail to be believed: made by the operator. */ confirmed?: boolean };

/**
 * Creates an account and asks for proof of its address by mail. Nothing but the listed fields is taken over.
 * @throws Problem auth.address-taken, auth.password-refused
 */
export async function signUp(strapi: Core.Strapi, wanted: SignUp, { role = 'user', confirmed = false }: Options = {}): Promise<AccountRow> {
  requireGoodPassword(wanted.password, wanted.email);
  if (await findAccount(strapi, { email: wanted.email })) throw new Problem('auth.address-taken');
  const password = await hashPassword(strapi, wanted.password);
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      const account = await insert(strapi, { ...wanted, password }, { role, confirmed });
      if (!confirmed) {
        const { documentId: accountId, language } = account;
        await enqueueMail(strapi, { template: 'verify-email', to: account.email, language: language ?? 'de', payload: { accountId } });
      }
      await appendEvent(strapi, trx, { topic: 'account', name: 'account.created', subject: account.documentId, actor: role, to: role });
      return account;
    });
  } catch (error) {
    // Two sign-ups with one address at once: the unique index lets one through.
    if (await findAccount(strapi, { email: wanted.email })) throw new Problem('auth.address-taken', {}, {}, { cause: error });
    throw error;
  }
}

async function insert(strapi: Core.Strapi, wanted: SignUp, { role, confirmed }: Required<Options>): Promise<AccountRow> {
  const { id } = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: role } });
  return accounts(strapi).create({
    data: {
      username: randomUUID(),
      email: wanted.email,
      password: wanted.password,
      provider: 'local',
      confirmed,
      verifiedAt: confirmed ? currentTime() : null,
      blocked: false,
      role: id,
      name: wanted.name ?? '',
      company: wanted.company ?? '',
      language: wanted.locale ?? 'de',
      // By our own clock: the sender's may be wrong.
      termsAcceptedAt: wanted.termsAcceptedAt ? currentTime() : null,
    },
  });
}
