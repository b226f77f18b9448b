import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readCounters } from '../database/sequences';
import { lockValue } from '../events/counter';
import { assignPositions } from '../events/event-positions';
import { currentTime } from '../time/time';
import { type ChainedRows, chainedRows } from './chained-rows';
import { type ChainedRow, contentHashOf, COUNTERS, type LedgerEntry, macOf, typeOfTable } from './ledger-entry';

const BATCH = 200;

/** A change that the ledger has to take up. */
type Task = { id: number; kind: string; row_id: string; change: 'added' | 'removed' | 'lost' };
type NewEntry = Pick<LedgerEntry, 'kind' | 'rowId' | 'change' | 'contentHash' | 'value' | 'keptUntil'>;

export const ledgerEntries = (strapi: Core.Strapi) => strapi.db.query('api::ledger-entry.ledger-entry');

/**
 * Takes up what was written and deleted since, in the order in which the database noted it. One process at a time, by the
 * lock of a counter; a portion is one transaction with the notes it takes away, so that a killed process leaves all of it or
 * nothing.
 */
export async function appendEntries(strapi: Core.Strapi): Promise<void> {
  // Entries of events have their places.
  await assignPositions(strapi);
  while ((await appendPortion(strapi)) === BATCH);
}

/** @returns how many changes were taken up */
async function appendPortion(strapi: Core.Strapi): Promise<number> {
  if (!(await strapi.db.connection('ledger_tasks').first('id'))) return 0;
  return strapi.db.transaction(async ({ trx }) => {
    await lockValue(trx, 'ledger');
    const tasks: Task[] = await trx('ledger_tasks').orderBy('id').limit(BATCH).select('id', 'kind', 'row_id', 'change');
    if (tasks.length === 0) return 0;
    const rows = [...(await entriesOf(strapi, trx, tasks)), ...(await countersOf(strapi, trx))];
    await ledgerEntries(strapi).createMany({ data: chain(await lastEntry(strapi), rows) });
    const ids = tasks.map(({ id }) => id);
    await trx('ledger_tasks').whereIn('id', ids).delete();
    return tasks.length;
  });
}

/** Links new entries to the last one. */
function chain(last: LedgerEntry | null, rows: readonly NewEntry[]): LedgerEntry[] {
  const at = currentTime();
  let [seq, mac] = [Number(last?.seq ?? 0), last?.mac ?? ''];
  return rows.map((row) => {
    const entry = { ...row, seq: ++seq, at };
    mac = macOf(entry, mac);
    return { ...entry, mac };
  });
}

/** @throws Error when it was not written with today's key: what is appended to it could not be told from a forgery */
async function lastEntry(strapi: Core.Strapi): Promise<LedgerEntry | null> {
  const [last, before]: LedgerEntry[] = await ledgerEntries(strapi).findMany({ orderBy: { seq: 'desc' }, limit: 2 });
  if (last && macOf(last, before?.mac ?? '') !== last.mac) {
    throw new Error('The last entry of the ledger does not fit LEDGER_SECRET: the key is another one, or the ledger was changed.');
  }
  return last ?? null;
}

async function entriesOf(strapi: Core.Strapi, trx: Knex, tasks: readonly Task[]): Promise<NewEntry[]> {
  type Found = { of: ChainedRows; rows: Map<string, ChainedRow>; numbers: Map<string, number> | undefined };
  const found = new Map<string, Found>();
  for (const of of chainedRows()) {
    const ids = tasks.filter(({ kind, change }) => kind === of.table && change === 'added').map((task) => task.row_id);
    if (ids.length === 0) continue;
    const rows = await findRows(strapi, of, ids);
    found.set(of.table, { of, rows, numbers: await of.numbersOf?.(trx, [...rows.values()]) });
  }
  return tasks.map(({ kind, row_id: rowId, change }) => {
    const empty = { kind, rowId, change, contentHash: null, value: null, keptUntil: null };
    const { of, rows, numbers } = found.get(kind) ?? {};
    const row = change === 'added' ? rows?.get(rowId) : undefined;
    if (!of || !row) return empty;
    return { ...empty, contentHash: contentHashOf(strapi, of, row), value: numbers?.get(rowId) ?? null, keptUntil: row.keptUntil ?? null };
  });
}

/** Reads chained rows of a table by their documentId. */
export async function findRows(
  strapi: Core.Strapi,
  { table }: ChainedRows,
  documentIds: readonly string[],
): Promise<Map<string, ChainedRow>> {
  const rows: ChainedRow[] = await strapi.db
    .query(typeOfTable(strapi, table))
    .findMany({ where: { documentId: { $in: [...documentIds] } } });
  return new Map(rows.map((row) => [row.documentId, row]));
}

/**
 * Notes how far the counters of document numbers have come, where one has gone on. The log's own and those of its readers need
 * none: every event has its number.
 */
async function countersOf(strapi: Core.Strapi, trx: Knex): Promise<NewEntry[]> {
  const counters = [...(await readCounters(strapi, trx))].sort(([one], [other]) => (one < other ? -1 : 1));
  const counted: { row_id: string; value: number | string }[] = await trx('ledger_entries')
    .where({ kind: COUNTERS })
    .groupBy('row_id')
    .select('row_id')
    .max({ value: 'value' });
  const before = new Map(counted.map((row) => [row.row_id, Number(row.value)]));
  return counters
    .filter(([key, value]) => value > (before.get(key) ?? 0))
    .map(([key, value]) => ({ kind: COUNTERS, rowId: key, change: 'counted', contentHash: null, value, keptUntil: null }));
}
