import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { dropTokens, readToken, redeemToken } from '../../people/account-token';
import { INVITATION_LIFETIME_MS, type NewInvitation, type Invitation } from '../../../contract/production/contractor';
import { currentTime } from '../../../platform/time/time';
import { appendEvent } from '../../../platform/events/append-event';
import { limit } from '../../../platform/http/rate-limit';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { requireGoodPassword } from '../../people/change-password';
import { Problem } from '../../../contract/problem';
import { refreshPerson } from '../../people/refresh-person';
import { signUp } from '../../people/sign-up';
import { LIST_LIMIT_DEFAULT, type ListQuery, type Page } from '../../../contract/list';
import { cursorOf, rowIdOf } from '../../../platform/http/keyset';
import type { Locale } from '../../../contract/constants';

const invitations = (strapi: Core.Strapi) => strapi.db.query('api::invitation.invitation');

/**
 * Invites a contractor, once per key; a person who was invited before gets a new link, and the earlier one ends. Whether the
 * address has an account shows in the mail alone.
 * @throws Problem rate.limited
 */
export async function inviteContractor(strapi: Core.Strapi, requested: NewInvitation, accountId: string): Promise<InvitationRow> {
  const { key, email, name, language } = requested;
  const before: InvitationRow | null = await invitations(strapi).findOne({ where: { key } });
  if (before) return before;
  await limit(strapi, 'invite-to', email);
  const sentAt = currentTime();
  const expiresAt = new Date(sentAt.getTime() + INVITATION_LIFETIME_MS);
  return await strapi.db.transaction(async ({ trx }) => {
    const blank = { email, name, language, key: randomUUID(), document_id: randomUUID(), sent_at: sentAt, expires_at: expiresAt };
    await trx('invitations').insert(blank).onConflict('email').ignore();
    await trx('invitations').where({ email }).forUpdate().select('id');
    const row: InvitationRow = await invitations(strapi).findOne({ where: { email } });
    if (row.key === key) return row;
    const { documentId: invitationId } = row;
    await dropTokens(strapi, invitationId);
    const invited = await invitations(strapi).update({ where: { id: row.id }, data: { key, name, language, sentAt, expiresAt } });
    await enqueueMail(
      strapi,
      { template: 'contractor-invitation', to: email, language, payload: { invitationId, key } },
      `contractor-invitation:${key}`,
    );
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: 'account.invited',
      subject: invitationId,
      actor: 'superAdmin',
      data: { accountId },
    });
    return invited;
  });
}

/** Revokes an invitation: its links end. One that is gone already is no failure. */
export async function revokeInvitation(strapi: Core.Strapi, invitationId: string, accountId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if ((await trx('invitations').where({ document_id: invitationId }).delete()) === 0) return;
    await dropTokens(strapi, invitationId);
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: 'account.invitation-revoked',
      subject: invitationId,
      actor: 'superAdmin',
      data: { accountId },
    });
  });
}

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

/** An invitation as stored. */
export type InvitationRow = {
  id: number;
  documentId: string;
  key: string;
  name: string;
  email: string;
  language: Locale;
  sentAt: string;
  expiresAt: string;
};

export const invitationQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const invitations = () => strapi.db.query('api::invitation.invitation');
  return {
    /** Lists invitations that were neither accepted nor revoked, newest first. @throws Problem input.invalid for a foreign cursor */
    async list({ cursor, limit = LIST_LIMIT_DEFAULT }: ListQuery): Promise<Page<Invitation>> {
      const where = cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } };
      const rows: InvitationRow[] = await invitations().findMany({ where, orderBy: { id: 'desc' }, limit: limit + 1 });
      const page = cursorOf(rows, limit);
      return { items: page.rows.map(presentInvitation), next: page.next };
    },

    /** @throws Problem invitation.not-found */
    async byId(documentId: string): Promise<InvitationRow> {
      const row: InvitationRow | null = await invitations().findOne({ where: { documentId } });
      if (!row) throw new Problem('invitation.not-found');
      return row;
    },
  };
};

export const presentInvitation = ({ documentId, name, email, language, sentAt, expiresAt }: InvitationRow): Invitation => ({
  id: documentId,
  name,
  email,
  language,
  sentAt: new Date(sentAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
  expired: new Date(expiresAt).getTime() <= Date.now(),
});
