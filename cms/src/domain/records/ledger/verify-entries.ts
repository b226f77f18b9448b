import type { Core } from '@strapi/strapi';
import { readCounters } from '../../../platform/database/sequences';
import { isPostgres, sqlNow } from '../../../platform/database/dialect';
import { ledgerEntries } from '../../../platform/ledger/append-entries';
import { COUNTERS, type LedgerEntry, type LedgerHead, macOf } from '../../../platform/ledger/ledger-entry';

const PORTION = 500;

/** Walks the ledger from its first entry, in portions. */
export async function* eachLedgerPortion(strapi: Core.Strapi): AsyncGenerator<LedgerEntry[]> {
  for (let last = 0; ;) {
    const entries: LedgerEntry[] = await ledgerEntries(strapi).findMany({
      where: { seq: { $gt: last } },
      orderBy: { seq: 'asc' },
      limit: PORTION,
    });
    yield entries;
    if (entries.length < PORTION) return;
    last = Number(entries.at(-1)?.seq);
  }
}

/** Checks that each entry of the ledger is linked to the one before it, that it reaches a head kept earlier, and its counters. */
export async function* verifyEntries(strapi: Core.Strapi, head?: LedgerHead): AsyncGenerator<string> {
  let last = { seq: 0, mac: '' };
  let headFound = false;
  for await (const entries of eachLedgerPortion(strapi)) {
    for (const entry of entries) {
      const seq = Number(entry.seq);
      const isFirst = last.seq === 0;
      if (seq !== last.seq + 1) yield `The ledger lacks its entries from ${last.seq + 1} to ${seq - 1}.`;
      else if (macOf(entry, last.mac) !== entry.mac) {
        yield isFirst ? OTHER_KEY : `Entry ${seq} of the ledger, about ${entry.kind} (${entry.rowId}), was changed.`;
        if (isFirst) return;
      }
      headFound ||= seq === head?.seq && entry.mac === head.mac;
      last = { seq, mac: entry.mac };
    }
  }
  if (head && !headFound) yield missedHead(head, last.seq);
  yield* await verifyCounters(strapi);
}

const OTHER_KEY =
  'The first entry of the ledger does not fit: LEDGER_SECRET is not the key that it was written with, or the entry was changed. Nothing else of the ledger can be checked.';

const missedHead = (head: LedgerHead, last: number): string =>
  last < head.seq
    ? `The ledger ends at entry ${last}, and reached entry ${head.seq} when the head was kept: what came behind was cut off.`
    : `Entry ${head.seq} of the ledger is another one than when the head was kept.`;

/** Checks that no counter stands lower than it once did. */
async function verifyCounters(strapi: Core.Strapi): Promise<string[]> {
  const counted: { key: string; value: number | string }[] = await strapi.db
    .connection('ledger_entries')
    .where({ kind: COUNTERS })
    .groupBy('row_id')
    .select({ key: 'row_id' })
    .max({ value: 'value' });
  const now = await readCounters(strapi, strapi.db.connection);
  return counted
    .filter(({ key, value }) => (now.get(key) ?? 0) < Number(value))
    .map(({ key, value }) => `The counter ${key} stands at ${now.get(key) ?? 0}, and has stood at ${value}.`);
}

/** Returns the head of the ledger, to be kept elsewhere; null before its first entry. */
export async function readHead(strapi: Core.Strapi): Promise<LedgerHead | null> {
  const last: LedgerEntry | null = await ledgerEntries(strapi).findOne({ orderBy: { seq: 'desc' } });
  return last && { seq: Number(last.seq), mac: last.mac };
}

const PATIENCE_MINUTES = 10;

/** Counts what was written and waits for the ledger, and how much of it waits too long. */
export async function countWaiting(strapi: Core.Strapi): Promise<{ waiting: number; late: number }> {
  const before = isPostgres(strapi)
    ? `${sqlNow(strapi)} - interval '${PATIENCE_MINUTES} minutes'`
    : `${sqlNow(strapi)} - ${PATIENCE_MINUTES * 60 * 1000}`;
  const count = async (where: string): Promise<number> => {
    const [row] = await strapi.db.connection('ledger_tasks').whereRaw(where).count({ count: '*' });
    return Number(row?.count ?? 0);
  };
  return { waiting: await count('1 = 1'), late: await count(`at < ${before}`) };
}

/** Finds what waits for the ledger so long that no process can be at work on it. */
export async function verifyWaiting(strapi: Core.Strapi): Promise<string[]> {
  const { late } = await countWaiting(strapi);
  return late === 0
    ? []
    : [`${late} changes have waited for the ledger for more than ${PATIENCE_MINUTES} minutes: no CMS process writes it. Its log says why.`];
}
