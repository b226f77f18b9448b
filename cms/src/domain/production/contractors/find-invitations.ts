import type { Core } from '@strapi/strapi';
import type { Invitation } from '../../../contract/production/contractor';
import { LIST_LIMIT_DEFAULT, type ListQuery, type Page } from '../../../contract/list';
import { Problem } from '../../../contract/problem';
import { cursorOf, rowIdOf } from '../../../platform/http/keyset';
import type { Locale } from '../../../contract/constants';

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
    /** Invitations that nobody has taken up or back yet, newest first. @throws Problem input.invalid for a foreign cursor */
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
