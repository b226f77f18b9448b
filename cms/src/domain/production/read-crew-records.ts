import type { Core } from '@strapi/strapi';
import type { CrewRecord } from '../../contract/production/contractor';
import { openAssignmentStatuses } from '../../contract/states/assignment';

type Sums = Record<'open' | 'days' | 'approved' | 'handed' | 'inTime' | 'reworked', number | string | null> & { contractorId: string };

const none: CrewRecord = { openAssignments: 0, openDays: 0, approved: 0, onTimeRate: null, reworkRate: null };

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/**
 * How contractors have worked: what was handed in counts for time, what was approved for rework. Added up by the
 * database from one index, without the assignments' many other bytes.
 */
export async function readCrewRecords(
  strapi: Core.Strapi,
  contractorIds: readonly string[],
): Promise<(contractorId: string) => CrewRecord> {
  const knex = strapi.db.connection;
  const open = openAssignmentStatuses.map(() => '?').join(', ');
  const sum = (name: keyof Sums, condition: string, value = '1', bindings: readonly string[] = []) =>
    knex.raw(`sum(case when ${condition} then ${value} else 0 end) as ??`, [...bindings, name]);
  const rows: Sums[] = await knex('assignments')
    .whereIn('contractor_id', contractorIds)
    .whereNotNull('assigned_at')
    .groupBy('contractor_id')
    .select(
      'contractor_id as contractorId',
      sum('open', `status in (${open})`, '1', openAssignmentStatuses),
      sum('days', `status in (${open})`, 'coalesce(days, 0)', openAssignmentStatuses),
      sum('approved', "status = 'approved'"),
      sum('handed', 'submitted_at is not null'),
      sum('inTime', 'submitted_at <= due_at'),
      sum('reworked', "status = 'approved' and reworks > 0"),
    );
  const records = new Map(rows.map((row) => [row.contractorId, recordOf(row)]));
  return (contractorId) => records.get(contractorId) ?? none;
}

function recordOf(row: Sums): CrewRecord {
  const [approved, handedIn] = [Number(row.approved), Number(row.handed)];
  return {
    openAssignments: Number(row.open),
    openDays: Number(row.days),
    approved,
    onTimeRate: share(Number(row.inTime), handedIn),
    reworkRate: share(Number(row.reworked), approved),
  };
}
