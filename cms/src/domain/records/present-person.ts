import type { Person, PersonState } from '../../contract/people/person';
import type { PersonRow } from '../people/person-row';

/** How much belongs to a person. */
export type PersonCounts = { requests: number; orders: number };

function stateOf({ kind, confirmed, blocked, erasedAt }: PersonRow): PersonState {
  if (erasedAt !== null) return 'erased';
  if (kind === 'guest') return 'guest';
  if (blocked) return 'blocked';
  return confirmed ? 'verified' : 'unverified';
}

export const presentPerson = (row: PersonRow, { requests, orders }: PersonCounts): Person => ({
  id: row.documentId,
  kind: row.kind,
  name: row.name ?? '',
  email: row.email,
  company: row.company ?? '',
  state: stateOf(row),
  since: new Date(row.since ?? 0).toISOString(),
  requests,
  orders,
});
