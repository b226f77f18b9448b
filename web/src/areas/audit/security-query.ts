import { type SecurityEntry, type SecurityKind, securityKinds } from '@contract/people/security';
import { dayOf, pageQuery } from '../../lib/http/query-string';
import { textOf } from './audit-query';

/** Returns the query for security events, newest first, for super admins. */
export const securityQuery = (filter: SecurityFilter) => pageQuery<SecurityEntry>(['staff', 'security'], '/api/staff/security', filter);

/** The part of the security events that the address asks for. */
export type SecurityFilter = { kind?: SecurityKind; person?: string; address?: string; from?: string; to?: string };

/** Reads the filter from an address. Unknown values are set to undefined by name, because the router would keep what is not named. */
export const securityFilterOf = ({ kind, person, address, from, to }: Record<string, unknown>): SecurityFilter => ({
  kind: securityKinds.find((known) => known === kind),
  person: textOf(person, 80),
  address: textOf(address, 45),
  from: dayOf(from),
  to: dayOf(to),
});
