import type { Invitation } from '../../contract/production/contractor';
import type { InvitationRow } from './invitation-row';

export const presentInvitation = ({ documentId, name, email, language, sentAt, expiresAt }: InvitationRow): Invitation => ({
  id: documentId,
  name,
  email,
  language,
  sentAt: new Date(sentAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
  expired: new Date(expiresAt).getTime() <= Date.now(),
});
