import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { dropTokens } from '../people/account-token';
import type { InvitationRow } from './invitation-row';
import { INVITATION_LIFETIME_MS, type NewInvitation } from '../../contract/production/contractor';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent } from '../../platform/events/append-event';
import { limit } from '../../platform/http/rate-limit';
import { enqueueMail } from '../../platform/mail/enqueue-mail';

const invitations = (strapi: Core.Strapi) => strapi.db.query('api::invitation.invitation');

/**
 * Invites somebody to work for us, once a key; who was invited before gets a new link, and the one before ends. Whether
 * the address has an account shows in the mail alone.
 * @throws Problem rate.limited
 */
export async function inviteContractor(strapi: Core.Strapi, wanted: NewInvitation, accountId: string): Promise<InvitationRow> {
  const { key, email, name, language } = wanted;
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
      actor: 'super_admin',
      data: { accountId },
    });
    return invited;
  });
}

/** Takes an invitation back: its links end. One that is gone already is no failure. */
export async function revokeInvitation(strapi: Core.Strapi, invitationId: string, accountId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if ((await trx('invitations').where({ document_id: invitationId }).delete()) === 0) return;
    await dropTokens(strapi, invitationId);
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: 'account.invitation-revoked',
      subject: invitationId,
      actor: 'super_admin',
      data: { accountId },
    });
  });
}
