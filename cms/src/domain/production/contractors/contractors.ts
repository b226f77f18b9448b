import type { Core } from '@strapi/strapi';
import { type AccountRow, findAccount } from '../../people/account-row';
import type { PersonRow } from '../../people/refresh-person';
import type {
  Contractor,
  ContractorDetail,
  ContractorListQuery,
  ContractorSummary,
  ContractorRecord,
  ContractorProfile,
  ContractorChange,
} from '../../../contract/production/contractor';
import { LIST_LIMIT_DEFAULT, type Page } from '../../../contract/list';
import { Problem } from '../../../contract/problem';
import { cursorOf, rowIdOf } from '../../../platform/http/keyset';
import { findWords } from '../../../platform/search/search-text';
import { openAssignmentStatuses, withdrawableStatuses } from '../../../contract/states/assignment';
import { randomUUID } from 'node:crypto';
import { appendEvent } from '../../../platform/events/append-event';

/**
 * Lists contractors who can be asked for work, newest first, with their profile and performance. @throws Problem
 * input.invalid for a foreign cursor
 */
export async function findAssignees(strapi: Core.Strapi, query: ContractorListQuery): Promise<Page<ContractorSummary>> {
  const { items, next } = await findPeople(strapi, query, { blocked: false, confirmed: true });
  return { items: items.map(({ state: _state, since: _since, ...member }) => member), next };
}

/** Lists all contractors, newest first. @throws Problem input.invalid for a foreign cursor */
export function findContractors(strapi: Core.Strapi, { state, ...query }: ContractorListQuery): Promise<Page<Contractor>> {
  return findPeople(strapi, query, state ? { blocked: state === 'blocked' } : {});
}

async function findPeople(
  strapi: Core.Strapi,
  { q, cursor, limit = LIST_LIMIT_DEFAULT }: ContractorListQuery,
  requested: Partial<Pick<PersonRow, 'blocked' | 'confirmed'>>,
): Promise<Page<Contractor>> {
  const rows: PersonRow[] = await strapi.db.query('api::person.person').findMany({
    where: {
      $and: [
        { kind: 'contractor', ...requested },
        cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } },
        q ? await findWords(strapi, 'api::person.person', q) : {},
      ],
    },
    orderBy: { id: 'desc' },
    limit: limit + 1,
  });
  const page = cursorOf(rows, limit);
  return { items: await withRecords(strapi, page.rows), next: page.next };
}

type Known = Pick<PersonRow, 'accountId' | 'name' | 'email' | 'company' | 'confirmed' | 'blocked' | 'since'>;

async function withRecords(strapi: Core.Strapi, people: readonly Known[]): Promise<Contractor[]> {
  const ids = people.flatMap(({ accountId }) => accountId ?? []);
  const [profiles, recordOf]: [ContractorRow[], Awaited<ReturnType<typeof readContractorRecords>>] = await Promise.all([
    strapi.db.query('api::contractor.contractor').findMany({ where: { accountId: { $in: ids } } }),
    readContractorRecords(strapi, ids),
  ]);
  const profileOf = new Map(profiles.map((profile) => [profile.accountId, profile]));
  return people.map(({ accountId, name, email, company, since, ...standing }) => ({
    id: accountId ?? '',
    name: name || email,
    email,
    company: company ?? '',
    state: stateOf(standing),
    since: new Date(since ?? 0).toISOString(),
    ...presentProfile(profileOf.get(accountId ?? '')),
    ...recordOf(accountId ?? ''),
  }));
}

function stateOf({ blocked, confirmed }: Pick<PersonRow, 'blocked' | 'confirmed'>): Contractor['state'] {
  if (blocked) return 'blocked';
  return confirmed ? 'active' : 'unverified';
}

/** Finds the account of a contractor. @throws Problem contractor.not-found */
export async function contractorsAccount(strapi: Core.Strapi, documentId: string): Promise<AccountRow> {
  const account = await findAccount(strapi, { documentId });
  if (account?.role?.type !== 'contractor') throw new Problem('contractor.not-found');
  return account;
}

/** Reads a contractor with everything that super admins see. @throws Problem contractor.not-found */
export async function showContractor(strapi: Core.Strapi, accountId: string): Promise<ContractorDetail> {
  const account = await contractorsAccount(strapi, accountId);
  const [[contractor], profile, withdrawable]: [Contractor[], ContractorRow | null, number] = await Promise.all([
    withRecords(strapi, [{ ...account, accountId, since: account.createdAt }]),
    strapi.db.query('api::contractor.contractor').findOne({ where: { accountId } }),
    strapi.db.query('api::assignment.assignment').count({ where: { contractorId: accountId, status: { $in: withdrawableStatuses } } }),
  ]);
  if (!contractor) throw new Problem('contractor.not-found');
  return {
    ...contractor,
    revision: profile?.revision ?? 0,
    notes: profile?.notes ?? '',
    phone: account.phone ?? '',
    language: account.language ?? 'de',
    withdrawable,
  };
}

type Sums = Record<'open' | 'days' | 'approved' | 'handed' | 'inTime' | 'reworked', number | string | null> & { contractorId: string };

const none: ContractorRecord = { openAssignments: 0, openDays: 0, approved: 0, onTimeRate: null, reworkRate: null };

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/**
 * Reads the performance of contractors: submitted work counts for punctuality, approved work for rework. Added up by the
 * database from one index, without the assignments' many other bytes.
 */
async function readContractorRecords(
  strapi: Core.Strapi,
  contractorIds: readonly string[],
): Promise<(contractorId: string) => ContractorRecord> {
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

function recordOf(row: Sums): ContractorRecord {
  const [approved, handedIn] = [Number(row.approved), Number(row.handed)];
  return {
    openAssignments: Number(row.open),
    openDays: Number(row.days),
    approved,
    onTimeRate: share(Number(row.inTime), handedIn),
    reworkRate: share(Number(row.reworked), approved),
  };
}

/** A contractor's profile and notes by super admins, as stored. */
export type ContractorRow = ContractorProfile & {
  id: number;
  documentId: string;
  accountId: string;
  revision: number;
  notes: string | null;
};

/** Checks whether an account can sign in as a contractor. */
export async function canWork(strapi: Core.Strapi, accountId: string): Promise<boolean> {
  const account = await findAccount(strapi, { documentId: accountId });
  return account !== null && !account.blocked && account.role?.type === 'contractor';
}

/** Presents a contractor's profile; an empty one before somebody wrote it down. */
export const presentProfile = (row: ContractorRow | null | undefined): ContractorProfile => ({
  skills: row?.skills ?? [],
  formats: row?.formats ?? [],
  rates: row?.rates ?? [],
  languages: row?.languages ?? [],
  weeklyHours: row?.weeklyHours ?? null,
});

type Saving = { contractorId: string; change: ContractorChange; /** The super admin's account. */ accountId: string };

/** Stores what a contractor can do and charges. @throws Problem contractor.not-found, stale */
export async function saveContractor(strapi: Core.Strapi, { contractorId, change, accountId }: Saving): Promise<void> {
  await contractorsAccount(strapi, contractorId);
  const { revision, ...profile } = change;
  await strapi.db.transaction(async ({ trx }) => {
    const blank = {
      account_id: contractorId,
      document_id: randomUUID(),
      revision: 0,
      skills: '[]',
      formats: '[]',
      rates: '[]',
      languages: '[]',
    };
    await trx('contractors').insert(blank).onConflict('account_id').ignore();
    await trx('contractors').where({ account_id: contractorId }).forUpdate().select('id');
    const contractors = strapi.db.query('api::contractor.contractor');
    const row: ContractorRow = await contractors.findOne({ where: { accountId: contractorId } });
    if (row.revision !== revision) throw new Problem('stale');
    await contractors.update({ where: { id: row.id }, data: { ...profile, revision: revision + 1 } });
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: 'account.contractor-changed',
      subject: contractorId,
      actor: 'superAdmin',
      data: { accountId },
    });
  });
}
