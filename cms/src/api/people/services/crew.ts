import type { Core } from '@strapi/strapi';
import { accounts, type AccountRow } from '../../../accounts/account-row';
import type { CrewMember } from '../../../contract/assignment';
import { LIST_LIMIT_DEFAULT, type Page } from '../../../contract/list';
import type { PeopleQuery } from '../../../contract/people';
import { cursorOf, rowIdOf } from '../../../http/keyset';
import { crewRecord, type WorkDone } from '../crew-record';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Contractors who can be asked for work, newest first, with how they have worked. @throws Problem input.invalid for a foreign cursor */
  async list({ q, cursor, limit = LIST_LIMIT_DEFAULT }: PeopleQuery): Promise<Page<CrewMember>> {
    const found = q ? { $or: ['name', 'email', 'company'].map((field) => ({ [field]: { $containsi: q } })) } : {};
    const rows: AccountRow[] = await accounts(strapi).findMany({
      where: {
        role: { type: 'contractor' },
        confirmed: true,
        blocked: false,
        ...(cursor !== undefined && { id: { $lt: rowIdOf(cursor) } }),
        ...found,
      },
      orderBy: { id: 'desc' },
      limit: limit + 1,
    });
    const page = cursorOf(rows, limit);
    const work = await workOf(
      strapi,
      page.rows.map(({ documentId }) => documentId),
    );
    const items = page.rows.map(({ documentId, name, email, company }) => ({
      id: documentId,
      name: name || email,
      email,
      company: company ?? '',
      ...crewRecord(work.filter(({ contractorId }) => contractorId === documentId)),
    }));
    return { items, next: page.next };
  },
});

const workOf = (strapi: Core.Strapi, contractorIds: string[]): Promise<WorkDone[]> =>
  strapi.db.query('api::assignment.assignment').findMany({
    where: { contractorId: { $in: contractorIds }, assignedAt: { $notNull: true } },
    select: ['contractorId', 'status', 'dueAt', 'submittedAt', 'reworks'],
  });
