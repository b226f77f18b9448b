import * as z from 'zod/mini';
import { Day } from '../day';
import { ListQuery } from '../list';

/** The kinds of security events. */
export const securityKinds = [
  'sign-in-failed',
  'denied',
  'limited',
  'exported',
  'role-changed',
  'second-factor-changed',
  'erased',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Query of `GET /api/staff/security`. Days are those of Berlin, both included. */
export const SecurityQuery = z.extend(ListQuery, {
  kind: z.optional(z.enum(securityKinds)),
  /** Part of a name or e-mail address: of the account, or as it was typed at a sign-in. */
  person: z.optional(text(80)),
  /** The beginning of a network address. */
  address: z.optional(text(45)),
  from: z.optional(Day),
  to: z.optional(Day),
});
export type SecurityQuery = z.infer<typeof SecurityQuery>;

/** A security event as the list shows it; attempts that differ in nothing stand in one for each hour. */
export type SecurityEntry = {
  id: number;
  /** ISO times of the first and the last. */
  at: string;
  lastAt: string;
  times: number;
  kind: SecurityKind;
  /** The code of the problem, the name of the limit, or that of the fact in the log. */
  reason: string;
  /** The account's name and address; the typed address where there is no account; empty where neither is known. */
  person: string;
  /** The account that it happened to, if that is another one. */
  about: string;
  /** The network address; empty for what the operator does by the command line. */
  address: string;
  /** The route that was refused, without ids; empty for all else. */
  route: string;
};
