import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import { findAccount } from '../people/account-row';
import { issueToken } from '../people/account-token';
import type { InvitationRow } from '../production/invitation-row';
import type { Locale } from '../../contract/constants';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { AccountMail, type InvitationMailTemplate } from './account-mail';
import type { Sender } from '../../platform/mail/sender';

type InvitationOutboxMail = { to: string; language: Locale; payload: Record<string, string> };

export const isInvitationMail = (template: string): boolean => template === 'contractor-invitation';

/**
 * The mail that invites a contractor, or null once another invitation took its place or it was revoked. The secret of
 * its link is made here, at the last moment, so that no table holds one.
 */
export async function renderInvitationMail(
  strapi: Core.Strapi,
  { to, language, payload: { invitationId = '', key = '' } }: InvitationOutboxMail,
  sender: Sender,
): Promise<{ subject: string; html: string } | null> {
  const invitation: InvitationRow | null = await strapi.db
    .query('api::invitation.invitation')
    .findOne({ where: { documentId: invitationId, key, expiresAt: { $gt: new Date() } } });
  if (!invitation) return null;
  const isKnown = (await findAccount(strapi, { email: to })) !== null;
  const template: InvitationMailTemplate = isKnown ? 'contractor-invitation-known' : 'contractor-invitation';
  const token = isKnown ? null : await issueToken(strapi, 'invite', { accountId: invitationId, email: to });
  const link = token === null ? `${publicUrl}/contractor/login` : `${publicUrl}/contractor/invitation?token=${token}`;
  const html = await render(
    <AccountMail template={template} locale={language} {...sender} name={invitation.name} link={link} values={{}} />,
  );
  return { subject: translate(language, `mail.${template}.subject`), html };
}
