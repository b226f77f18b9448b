import type { Core } from '@strapi/strapi';
import type { Invitation } from '../../contract/production/contractor';
import { LIST_LIMIT_DEFAULT, type ListQuery, type Page } from '../../contract/list';
import { Problem } from '../../contract/problem';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import type { InvitationRow } from './invitation-row';
import { presentInvitation } from './present-invitation';

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
