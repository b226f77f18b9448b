import type { Core } from '@strapi/strapi';
import { readToken, redeemToken } from '../people/account-token';
import { requireGoodPassword } from '../people/password';
import type { InvitationRow } from './invitation-row';
import { Problem } from '../../contract/problem';
import { refreshPerson } from '../people/refresh-person';
import { signUp } from '../people/sign-up';

/**
 * Makes the account of an invited contractor, with the password of their choice. The mailed link proves the address.
 * @throws Problem auth.link-invalid, auth.password-refused, auth.address-taken
 */
export async function acceptInvitation(
  strapi: Core.Strapi,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const row = await readToken(strapi, 'invite', token);
  const invitation: InvitationRow | null = await strapi.db
    .query('api::invitation.invitation')
    .findOne({ where: { documentId: row.accountId, expiresAt: { $gt: new Date() } } });
  if (!invitation) throw new Problem('auth.link-invalid');
  requireGoodPassword(password, invitation.email);
  const { email, name, language: locale } = invitation;
  await strapi.db.transaction(async ({ trx }) => {
    await redeemToken(strapi, 'invite', row);
    await trx('invitations').where({ id: invitation.id }).delete();
    await signUp(strapi, { email, name, locale, password }, { role: 'contractor', confirmed: true });
  });
  await refreshPerson(strapi, email);
  return { email };
}
