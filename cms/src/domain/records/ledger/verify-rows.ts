import type { Core } from '@strapi/strapi';
import { findRows } from '../../../platform/ledger/append-entries';
import { type ChainedRows, chainedRows } from '../../../platform/ledger/chained-rows';
import { contentHashOf, type LedgerEntry } from '../../../platform/ledger/ledger-entry';
import { eachLedgerPortion } from './verify-entries';

const PORTION = 500;

/** Checks that every row is as the ledger has it, that none is gone but by right, and that none came past it. */
export async function* verifyRows(strapi: Core.Strapi): AsyncGenerator<string> {
  for await (const entries of eachLedgerPortion(strapi))
    for (const of of chainedRows()) {
      const added = entries.filter(({ kind, change }) => kind === of.table && change === 'added');
      if (added.length > 0) yield* await compareRows(strapi, of, added);
    }
  for (const of of chainedRows()) {
    yield* unknownRows(strapi, of);
    yield* await doubledRows(strapi, of);
  }
}

/** Compares the rows of a table with their entries. */
async function compareRows(strapi: Core.Strapi, of: ChainedRows, entries: readonly LedgerEntry[]): Promise<string[]> {
  const ids = entries.map(({ rowId }) => rowId);
  const rows = await findRows(strapi, of, ids);
  const removals = await findRemovals(strapi, of, ids);
  const stillThere = await findRows(strapi, of, [...removals.keys()]);
  const numbers = await of.numbersOf?.(strapi.db.connection, [...rows.values()]);
  return entries.flatMap((entry): string[] => {
    const { rowId, contentHash } = entry;
    const row = rows.get(rowId);
    const removal = removals.get(rowId);
    const about = `row of ${of.table} (${rowId})`;
    if (!row && !removal) return [`A ${about} is gone.`];
    if (!row) return isEarly(of, entry, removal) ? [`A ${about} was deleted before the end of its time.`] : [];
    // Deleted between the two readings.
    if (removal && !stillThere.has(rowId)) return [];
    if (removal) return [`A ${about} is there again after it was deleted.`];
    if (contentHashOf(strapi, of, row) !== contentHash) return [`A ${about} is not what it was when it was written.`];
    const isElsewhere = numbers !== undefined && entry.value !== null && numbers.get(rowId) !== Number(entry.value);
    return isElsewhere ? [`A ${about} has another number than when it was written.`] : [];
  });
}

type Found = Pick<LedgerEntry, 'rowId' | 'change' | 'at'>;

/** Says whether a row went before its time: as the database noted it then, or as its entry has its time. */
const isEarly = ({ removable }: ChainedRows, { keptUntil }: LedgerEntry, removal: Found | undefined): boolean =>
  removal?.change === 'lost' || (!removable && (!removal || keptUntil === null || new Date(keptUntil) > new Date(removal.at)));

/** Finds the deletions of rows, by documentId, also those that wait for the ledger. */
async function findRemovals(strapi: Core.Strapi, { table: kind }: ChainedRows, rowIds: readonly string[]): Promise<Map<string, Found>> {
  const removed = { kind, rowId: { $in: [...rowIds] }, change: { $in: ['removed', 'lost'] } };
  // Those that wait first: the ledger may take some of them up between the two.
  const waiting: Found[] = await strapi.db.query('api::ledger-task.ledger-task').findMany({ where: removed });
  const entries: Found[] = await strapi.db.query('api::ledger-entry.ledger-entry').findMany({ where: removed });
  return new Map([...waiting, ...entries].map((removal) => [removal.rowId, removal]));
}

/** Finds rows that have no entry and do not wait for one: they were written past the database's own note of them. */
async function* unknownRows(strapi: Core.Strapi, { table, when }: ChainedRows): AsyncGenerator<string> {
  for (let lastId = 0; ;) {
    const rows: { id: number; document_id: string }[] = await strapi.db
      .connection(`${table} as source`)
      .where('source.id', '>', lastId)
      .whereRaw(when?.('source') ?? '1 = 1')
      .orderBy('source.id')
      .limit(PORTION)
      .select('source.id', 'source.document_id');
    const ids = rows.map((row) => row.document_id);
    const known = async (name: string): Promise<string[]> =>
      strapi.db.connection(name).where({ kind: table, change: 'added' }).whereIn('row_id', ids).pluck('row_id');
    const found = new Set([...(await known('ledger_tasks')), ...(await known('ledger_entries'))]);
    for (const id of ids) if (!found.has(id)) yield `A row of ${table} (${id}) was never taken up by the ledger.`;
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return;
    lastId = last.id;
  }
}

/** Finds rows that share the id by which the ledger knows them. */
async function doubledRows(strapi: Core.Strapi, { table }: ChainedRows): Promise<string[]> {
  const ids: string[] = await strapi.db
    .connection(table)
    .groupBy('document_id')
    .havingRaw('count(*) > 1')
    .limit(PORTION)
    .pluck('document_id');
  return ids.map((id) => `Several rows of ${table} are called ${id}.`);
}
