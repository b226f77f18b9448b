import type { Core } from '@strapi/strapi';
import { findAccount, type AccountRow } from '../people/account-row';
import type { ContractorRow } from './contractor-row';
import { presentProfile } from './present-contractor';
import type { PersonRow } from '../people/person-row';
import type { Contractor, ContractorDetail, ContractorListQuery, CrewMember } from '../../contract/production/contractor';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import { Problem } from '../../contract/problem';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { findWords } from '../../platform/search/find-words';
import { readCrewRecords } from './read-crew-records';
import { withdrawableStatuses } from './withdraw-assignments';

/** Contractors who can be asked for work, newest first, with what they can do and how they have worked. @throws Problem input.invalid for a foreign cursor */
export async function findCrew(strapi: Core.Strapi, query: ContractorListQuery): Promise<Page<CrewMember>> {
  const { items, next } = await findPeople(strapi, query, { blocked: false, confirmed: true });
  return { items: items.map(({ state: _state, since: _since, ...member }) => member), next };
}

/** All contractors, newest first. @throws Problem input.invalid for a foreign cursor */
export function findContractors(strapi: Core.Strapi, { state, ...query }: ContractorListQuery): Promise<Page<Contractor>> {
  return findPeople(strapi, query, state ? { blocked: state === 'blocked' } : {});
}

async function findPeople(
  strapi: Core.Strapi,
  { q, cursor, limit = LIST_LIMIT_DEFAULT }: ContractorListQuery,
  wanted: Partial<Pick<PersonRow, 'blocked' | 'confirmed'>>,
): Promise<Page<Contractor>> {
  const rows: PersonRow[] = await strapi.db.query('api::person.person').findMany({
    where: {
      $and: [
        { kind: 'contractor', ...wanted },
        cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } },
        q ? await findWords(strapi, 'people', q) : {},
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
  const [profiles, recordOf]: [ContractorRow[], Awaited<ReturnType<typeof readCrewRecords>>] = await Promise.all([
    strapi.db.query('api::contractor.contractor').findMany({ where: { accountId: { $in: ids } } }),
    readCrewRecords(strapi, ids),
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

/** The account of a contractor. @throws Problem contractor.not-found */
export async function contractorsAccount(strapi: Core.Strapi, documentId: string): Promise<AccountRow> {
  const account = await findAccount(strapi, { documentId });
  if (account?.role?.type !== 'contractor') throw new Problem('contractor.not-found');
  return account;
}

/** A contractor with all that leads know. @throws Problem contractor.not-found */
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
