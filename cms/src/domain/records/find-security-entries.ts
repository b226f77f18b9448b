import type { Core } from '@strapi/strapi';
import { Temporal } from 'temporal-polyfill';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import type { SecurityEntry, SecurityKind, SecurityQuery } from '../../contract/people/security';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { berlinTime } from '../../platform/time/support-time';
import { dayAfter } from '../../platform/time/time';
import { findPeople, namesOf } from './find-audit-entries';

/** A row of `security_events`. */
type SecurityRow = {
  id: number;
  createdAt: string | Date;
  lastAt: string | Date;
  times: number;
  kind: SecurityKind;
  reason: string;
  accountId: string | null;
  subject: string | null;
  typed: string | null;
  address: string | null;
  route: string | null;
};

const securityEvents = (strapi: Core.Strapi) => strapi.db.query('api::security-event.security-event');

/** Reads security events, newest first. @throws Problem input.invalid for a foreign cursor */
export async function findSecurityEntries(strapi: Core.Strapi, query: SecurityQuery): Promise<Page<SecurityEntry>> {
  const { cursor, limit = LIST_LIMIT_DEFAULT, kind, address, person, from, to } = query;
  const midnight = (day: string) => berlinTime(Temporal.PlainDate.from(day), '00:00');
  const conditions = [
    cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } },
    kind ? { kind } : {},
    address ? { address: { $startsWith: address } } : {},
    person ? await byPerson(strapi, person) : {},
    from ? { lastAt: { $gte: midnight(from) } } : {},
    to ? { createdAt: { $lt: midnight(dayAfter(to, 1)) } } : {},
  ];
  const found: SecurityRow[] = await securityEvents(strapi).findMany({
    where: { $and: conditions },
    orderBy: { id: 'desc' },
    limit: limit + 1,
  });
  const { rows, next } = cursorOf(found, limit);
  return { items: await showEntries(strapi, rows), next };
}

async function byPerson(strapi: Core.Strapi, person: string): Promise<object> {
  const ids = { $in: await findPeople(strapi, person) };
  return { $or: [{ accountId: ids }, { subject: ids }, { typed: { $containsi: person } }] };
}

async function showEntries(strapi: Core.Strapi, rows: readonly SecurityRow[]): Promise<SecurityEntry[]> {
  const names = await namesOf(
    strapi,
    rows.flatMap(({ accountId, subject }) => [accountId ?? '', subject ?? '']),
  );
  return rows.map(({ id, kind, reason, times, accountId, subject, ...row }) => ({
    id,
    kind,
    reason,
    times,
    at: new Date(row.createdAt).toISOString(),
    lastAt: new Date(row.lastAt).toISOString(),
    person: names.get(accountId ?? '') ?? row.typed ?? '',
    about: subject === accountId ? '' : (names.get(subject ?? '') ?? ''),
    address: row.address ?? '',
    route: row.route ?? '',
  }));
}

/** Presents the security events of a person: those of the account, and those under the address that was typed. */
export async function findOwnTraces(strapi: Core.Strapi, { accountId, email }: { accountId: string | null; email: string | null }) {
  const where = { $or: [...(accountId ? [{ accountId }, { subject: accountId }] : []), ...(email ? [{ typed: email }] : [])] };
  if (where.$or.length === 0) return [];
  const rows: SecurityRow[] = await securityEvents(strapi).findMany({ where, orderBy: { id: 'asc' } });
  return rows.map(({ createdAt, lastAt, times, kind, reason, typed, address }) => ({
    at: new Date(createdAt).toISOString(),
    lastAt: new Date(lastAt).toISOString(),
    times,
    kind,
    reason,
    typed: typed ?? '',
    address: address ?? '',
  }));
}
