import { type AuditActor, auditActors, type AuditEntry, type AuditTopic, auditTopics } from '@contract/people/audit';
import { dayOf, pageQuery } from '../../lib/http/query-string';

/** Returns the query for the log, newest first, for super admins. */
export const auditQuery = (filter: AuditFilter) => pageQuery<AuditEntry>(['staff', 'audit'], '/api/staff/audit', filter);

/** The part of the log that the address asks for. */
export type AuditFilter = { topic?: AuditTopic; actor?: AuditActor; person?: string; number?: string; from?: string; to?: string };

/** Reads a text of an address; undefined for none. */
export const textOf = (value: unknown, maxLength: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, maxLength) || undefined : undefined;

/** Reads the filter from an address. Unknown values are set to undefined by name, because the router would keep what is not named. */
export const auditFilterOf = ({ topic, actor, person, number, from, to }: Record<string, unknown>): AuditFilter => ({
  topic: auditTopics.find((known) => known === topic),
  actor: auditActors.find((known) => known === actor),
  person: textOf(person, 80),
  number: textOf(number, 40),
  from: dayOf(from),
  to: dayOf(to),
});
