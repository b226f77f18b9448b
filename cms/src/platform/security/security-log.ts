import { createHash, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import type { SecurityKind } from '../../contract/people/security';
import { clientAddress } from '../http/client-address';
import { securityEventDays } from '../settings';
import { currentTime } from '../time/time';

/** What a security event says besides its time; the caller's account and address are added. */
type Attempt = {
  kind: SecurityKind;
  reason: string;
  /** The e-mail address that was typed. */
  typed?: string | undefined;
  /** The route that was refused, without ids. */
  route?: string | undefined;
};
type Trace = Required<Attempt> & { accountId: string | null; /** The document of a fact. */ subject: string | null; address: string };
type Waiting = Trace & { at: Date; lastAt: Date; times: number };

/** Longest texts that are kept: callers choose some of them. */
const MAX_TEXT = 254;
/** Most different attempts that one process holds until they are stored; of more, only kind and reason are counted. */
const MAX_WAITING = 500;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const waiting = new Map<string, Waiting>();

/**
 * Notes an attempt that was refused. Attempts are counted in memory and stored by a job, so that whoever sends many makes the
 * database no work; a process that dies loses those of its last seconds. Each is a line of the server's log at once, for alerts.
 */
export function noteAttempt(strapi: Core.Strapi, { kind, reason, typed = '', route = '' }: Attempt): void {
  const trace: Trace = {
    kind,
    reason,
    typed: kept(typed),
    route: kept(route),
    subject: null,
    ...callerNow(strapi),
  };
  logLine(strapi, trace);
  const at = currentTime();
  const key = keyOf(trace, at);
  const before = waiting.get(key);
  if (before) Object.assign(before, { times: before.times + 1, lastAt: at });
  else if (waiting.size < MAX_WAITING) waiting.set(key, { ...trace, at, lastAt: at, times: 1 });
  else countRest({ ...trace, typed: '', route: '', address: '', accountId: null }, at);
}

/** Returns what is kept of a text that a caller chose: no control characters, one of which (NUL) PostgreSQL would refuse with all beside it. */
const kept = (text: string): string => text.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_TEXT);

function countRest(trace: Trace, at: Date): void {
  const key = keyOf(trace, at);
  const before = waiting.get(key) ?? { ...trace, at, times: 0 };
  waiting.set(key, { ...before, lastAt: at, times: before.times + 1 });
}

/** Names the row in which attempts of an hour are counted that differ in nothing. */
const keyOf = (trace: Trace, at: Date): string =>
  createHash('sha256')
    .update(JSON.stringify([Math.floor(at.getTime() / HOUR_MS), ...Object.entries(trace).sort(([one], [other]) => (one < other ? -1 : 1))]))
    .digest('base64url');

/**
 * Stores the attempts that were noted since the last time; processes that count the same attempts add up in one row. While the
 * database is away they go on waiting.
 */
export async function keepAttempts(strapi: Core.Strapi): Promise<void> {
  if (waiting.size === 0) return;
  // In one order: two processes that lock the same rows must not wait for each other.
  const taken = [...waiting].sort(([one], [other]) => (one < other ? -1 : 1));
  waiting.clear();
  await strapi.db
    .transaction(async ({ trx }) => {
      for (const [key, trace] of taken) {
        await trx('security_events')
          .insert(rowOf(key, trace))
          .onConflict('key')
          .merge({ times: trx.raw('security_events.times + excluded.times'), last_at: trx.raw('excluded.last_at') });
      }
    })
    .catch((error: unknown) => {
      for (const [key, trace] of taken) waitAgain(key, trace);
      throw error;
    });
}

/** Adds attempts that could not be stored to those that were noted meanwhile. */
function waitAgain(key: string, trace: Waiting): void {
  const now = waiting.get(key);
  waiting.set(key, now ? { ...now, at: trace.at, times: now.times + trace.times } : trace);
}

/** Names of logged facts that are security events, with their kind. */
export type TracedFacts = Readonly<Record<string, SecurityKind>>;

let traced: TracedFacts = {};

/** Says once, at the start, which facts of the log are security events. */
export const registerTraces = (facts: TracedFacts): void => void (traced = facts);

type Fact = { name: string; subject: string; accountId?: string | null | undefined };

/** Stores a fact that is a security event, in the transaction that it belongs to. */
export async function traceFact(strapi: Core.Strapi, trx: Knex, { name, subject, accountId }: Fact): Promise<void> {
  const kind = traced[name];
  if (!kind) return;
  const caller = callerNow(strapi);
  const trace: Trace = { kind, reason: name, typed: '', route: '', subject, ...caller, accountId: accountId ?? caller.accountId };
  logLine(strapi, trace);
  const at = currentTime();
  await trx('security_events').insert(rowOf(randomUUID(), { ...trace, at, lastAt: at, times: 1 }));
}

function rowOf(key: string, { kind, reason, accountId, subject, typed, address, route, at, lastAt, times }: Waiting): object {
  const about = { kind, reason, account_id: accountId, subject, typed, address, route };
  return { document_id: key, key, ...about, times, created_at: at, updated_at: at, last_at: lastAt };
}

/** Returns account and network address of the request that is being answered; neither outside of one. */
function callerNow(strapi: Core.Strapi): Pick<Trace, 'accountId' | 'address'> {
  const ctx = strapi.requestContext.get() as Context | undefined;
  const { user } = (ctx?.state ?? {}) as { user?: { documentId?: string } };
  return { accountId: user?.documentId ?? null, address: ctx ? clientAddress(ctx) : '' };
}

/** Writes one line of JSON behind the word "security", without the typed address: the log is not searched when a person is erased. */
function logLine(strapi: Core.Strapi, { typed: _typed, ...trace }: Trace): void {
  strapi.log.info(`security ${JSON.stringify(trace)}`);
}

/** Takes addresses out of the attempts in which somebody typed them, as part of the caller's transaction. */
export async function forgetTyped(trx: Knex, addresses: readonly string[]): Promise<void> {
  for (const trace of waiting.values()) if (addresses.includes(trace.typed)) trace.typed = '';
  await trx('security_events').whereIn('typed', addresses).update({ typed: '' });
}

const REMOVED_AT_ONCE = 500;

/** Removes security events that are older than they are kept. Processes that do so at once share the work. */
export async function removeOldTraces(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const traces = strapi.db.query('api::security-event.security-event');
  const where = { lastAt: { $lt: new Date(now.getTime() - securityEventDays * DAY_MS) } };
  for (;;) {
    const rows: { id: number }[] = await traces.findMany({ where, select: ['id'], orderBy: { id: 'asc' }, limit: REMOVED_AT_ONCE });
    await traces.deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
    if (rows.length < REMOVED_AT_ONCE) return;
  }
}
