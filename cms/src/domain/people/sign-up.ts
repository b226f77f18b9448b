import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { accounts, actorOfRole, findAccount, type AccountRow } from './account-row';
import { hashPassword, requireGoodPassword } from './change-password';
import type { SignUp } from '../../contract/people/account';
import { Problem } from '../../contract/problem';
import type { Role } from '../../contract/people/roles';
import { currentTime } from '../../platform/time/time';
import { appendEvent } from '../../platform/events/append-event';
import { enqueueMail } from '../../platform/mail/enqueue-mail';

type Options = { role?: Role; /** The address needs no mail to be believed: made by the operator. */ confirmed?: boolean };

/**
 * Creates an account and asks for proof of its address by mail. Nothing but the listed fields is taken over.
 * @throws Problem auth.address-taken, auth.password-refused
 */
export async function signUp(
  strapi: Core.Strapi,
  requested: SignUp,
  { role = 'user', confirmed = false }: Options = {},
): Promise<AccountRow> {
  requireGoodPassword(requested.password, requested.email);
  if (await findAccount(strapi, { email: requested.email })) throw new Problem('auth.address-taken');
  const password = await hashPassword(strapi, requested.password);
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      const account = await insert(strapi, { ...requested, password }, { role, confirmed });
      if (!confirmed) {
        const { documentId: accountId, language } = account;
        await enqueueMail(strapi, { template: 'verify-email', to: account.email, language: language ?? 'de', payload: { accountId } });
      }
      await appendEvent(strapi, trx, {
        topic: 'account',
        name: 'account.created',
        subject: account.documentId,
        actor: actorOfRole(role),
        to: role,
      });
      return account;
    });
  } catch (error) {
    // Two sign-ups with one address at once: the unique index lets one through.
    if (await findAccount(strapi, { email: requested.email })) throw new Problem('auth.address-taken', {}, {}, { cause: error });
    throw error;
  }
}

async function insert(strapi: Core.Strapi, requested: SignUp, { role, confirmed }: Required<Options>): Promise<AccountRow> {
  const { id } = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: role } });
  return accounts(strapi).create({
    data: {
      username: randomUUID(),
      email: requested.email,
      password: requested.password,
      provider: 'local',
      confirmed,
      verifiedAt: confirmed ? currentTime() : null,
      blocked: false,
      role: id,
      name: requested.name ?? '',
      company: requested.company ?? '',
      language: requested.locale ?? 'de',
      // By our own clock: the sender's may be wrong.
      termsAcceptedAt: requested.termsAcceptedAt ? currentTime() : null,
    },
  });
}
