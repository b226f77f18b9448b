import type { Core } from '@strapi/strapi';
import { accounts, type AccountRow } from '../../people/account-row';
import type { AssignmentListQuery, StaffAssignmentListQuery, StaffAssignmentSummary } from '../../../contract/production/assignment';
import { LIST_LIMIT_DEFAULT, type Page } from '../../../contract/list';
import { Problem } from '../../../contract/problem';
import { contractorTurnStatuses, openAssignmentStatuses } from '../../../contract/states/assignment';
import { cursorOf, rowIdOf, type Rows } from '../../../platform/http/keyset';
import { type AssignmentRow, presentStaffAssignmentSummary } from './present-assignment';

type Query = AssignmentListQuery & Pick<StaffAssignmentListQuery, 'quoteId' | 'contractorId'>;

export const assignmentQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const assignments = () => strapi.db.query('api::assignment.assignment');

  /** One page, newest first. @throws Problem input.invalid for a foreign cursor */
  const list = async ({ cursor, limit = LIST_LIMIT_DEFAULT, ...query }: Query): Promise<Rows<AssignmentRow>> => {
    const before = cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } };
    const where = { ...before, ...filtersOf(query) };
    return cursorOf(await assignments().findMany({ where, orderBy: { id: 'desc' }, limit: limit + 1 }), limit);
  };
  return {
    list,

    /** An assignment by its id, only the contractor's own if one is given. @throws Problem assignment.not-found */
    async byId(documentId: string, contractorId?: string): Promise<AssignmentRow> {
      const assignment = await assignments().findOne({ where: { documentId, ...(contractorId && { contractorId }) } });
      if (!assignment) throw new Problem('assignment.not-found');
      return assignment;
    },

    /** One page with who was asked, for staff. @throws Problem input.invalid for a foreign cursor */
    async listForStaff(query: StaffAssignmentListQuery): Promise<Page<StaffAssignmentSummary>> {
      const { rows, next } = await list(query);
      return { items: await withContractors(strapi, rows), next };
    },

    withContractors: (rows: readonly AssignmentRow[]) => withContractors(strapi, rows),
  };
};

async function withContractors(strapi: Core.Strapi, rows: readonly AssignmentRow[]): Promise<StaffAssignmentSummary[]> {
  const ids = rows.map(({ contractorId }) => contractorId);
  const contractors: AccountRow[] = await accounts(strapi).findMany({ where: { documentId: { $in: ids } } });
  const byId = new Map(contractors.map((account) => [account.documentId, account]));
  return rows.map((row) => presentStaffAssignmentSummary(row, byId.get(row.contractorId)));
}

function filtersOf({ stage, status, quoteId, contractorId }: Query): object {
  const stages = { quotes: { assignedAt: { $null: true } }, orders: { assignedAt: { $notNull: true } } };
  const groups = { open: openAssignmentStatuses, waiting: contractorTurnStatuses };
  const statuses = status === 'open' || status === 'waiting' ? { $in: groups[status] } : status;
  return {
    ...(stage && stages[stage]),
    ...(statuses && { status: statuses }),
    ...(quoteId && { quoteId }),
    ...(contractorId && { contractorId }),
  };
}
