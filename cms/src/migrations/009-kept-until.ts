import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { EVENT_YEARS, INVOICE_YEARS, LETTER_YEARS, yearsOfDocument } from '../contract/people/personal-data';
import { documentKinds } from '../contract/billing/document';
import { columnTime } from '../platform/database/dialect';
import { allowChanges } from '../platform/events/refuse-changes';
import { berlinYear, keptUntil } from '../platform/time/time';

/** Tables whose rows got a `kept_until`: the column of the time they arose at, and the years they are kept. */
const periods = [
  ['offers', 'sent_at', LETTER_YEARS],
  ['invoices', 'issued_at', INVOICE_YEARS],
  ['payments', 'created_at', INVOICE_YEARS],
  ['reminders', 'created_at', LETTER_YEARS],
  ['declarations', 'received_at', LETTER_YEARS],
  ['events', 'created_at', EVENT_YEARS],
] as const;

/** The tables that documents belong to: they are kept as long. */
const subjects = { offer: 'offers', reminder: 'reminders', invoice: 'invoices', cancellation: 'invoices' } as const;

/**
 * Gives final rows of earlier editions the end of the period they are kept for, and moves how declarations were closed into
 * rows beside them. The protection of the tables is back when the start goes on.
 */
export async function keptUntilOfAll(strapi: Core.Strapi, trx: Knex): Promise<void> {
  await allowChanges(strapi, trx, [...periods.map(([table]) => table), 'stored_documents']);
  await moveSettlements(strapi, trx);
  for (const [table, time, years] of periods) await fillFrom(strapi, trx, { rows: () => trx(table), time, years });
  for (const [kind, table] of Object.entries(subjects))
    await trx('stored_documents')
      .where({ kind })
      .whereNull('kept_until')
      .update({
        kept_until: trx(table)
          .whereRaw('?? = stored_documents.subject', [`${table}.document_id`])
          .select('kept_until'),
      });
  await fillConfirmations(strapi, trx);
  for (const kind of documentKinds)
    await fillFrom(strapi, trx, { rows: () => trx('stored_documents').where({ kind }), time: 'created_at', years: yearsOfDocument(kind) });
}

type Filling = { rows: () => Knex.QueryBuilder; time: string; years: number };

/** Fills year by year of the operator's calendar: few statements for many rows. */
async function fillFrom(strapi: Core.Strapi, trx: Knex, { rows, time, years }: Filling): Promise<void> {
  for (const { year, from, to } of await yearsIn(strapi, rows().whereNull('kept_until'), time))
    await rows()
      .whereNull('kept_until')
      .where(time, '>=', from)
      .where(time, '<', to)
      .update({ kept_until: columnTime(strapi, keptUntil(years, middleOf(year))) });
}

/** Fills confirmations and agreed terms from the time of their orders. */
async function fillConfirmations(strapi: Core.Strapi, trx: Knex): Promise<void> {
  for (const { year, from, to } of await yearsIn(strapi, trx('orders'), 'placed_at'))
    await trx('stored_documents')
      .whereIn('kind', ['order-confirmation', 'agreed-terms'])
      .whereNull('kept_until')
      .whereIn('subject', trx('orders').where('placed_at', '>=', from).where('placed_at', '<', to).select('document_id'))
      .update({ kept_until: columnTime(strapi, keptUntil(LETTER_YEARS, middleOf(year))) });
}

const middleOf = (year: number): Date => new Date(Date.UTC(year, 6, 1));

type Year = { year: number; from: Date | number; to: Date | number };

/** Lists the years of the operator's calendar from the first to the last time in some rows. */
async function yearsIn(strapi: Core.Strapi, rows: Knex.QueryBuilder, time: string): Promise<Year[]> {
  const [found]: { first: Date | number | null; last: Date | number | null }[] = await rows.min({ first: time }).max({ last: time });
  if (!found || found.first === null || found.last === null) return [];
  const [first, last] = [berlinYear(new Date(found.first)), berlinYear(new Date(found.last))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    const [from, to] = [keptUntil(0, middleOf(year - 1)), keptUntil(0, middleOf(year))];
    return { year, from: columnTime(strapi, from), to: columnTime(strapi, to) };
  });
}

type Closed = { document_id: string; order_id: string | null; quote_id: string | null; settlement: string | null } & Record<
  'settled_at' | 'settled_by' | 'updated_at',
  Date | number | string | null
>;

/** Moves how declarations were closed, which stood in their own rows before. */
async function moveSettlements(strapi: Core.Strapi, trx: Knex): Promise<void> {
  if (!(await trx.schema.hasColumn('declarations', 'order_id'))) return;
  const hasSettlement = await trx.schema.hasColumn('declarations', 'settled_at');
  const moved = hasSettlement ? ['order_id', 'settled_at', 'settled_by', 'settlement'] : ['order_id'];
  const rows: Closed[] = await trx('declarations')
    .whereNotNull('order_id')
    .modify((query) => void (hasSettlement && query.orWhereNotNull('settled_at')));
  for (const row of rows) {
    const closedAt = new Date(row.settled_at ?? row.updated_at ?? Date.now());
    await strapi.db.query('api::declaration-settlement.declaration-settlement').create({
      data: {
        declarationId: row.document_id,
        settledAt: row.settled_at === undefined || row.settled_at === null ? null : new Date(row.settled_at),
        settledBy: row.settled_by ?? null,
        settlement: row.settlement ?? null,
        orderId: row.order_id,
        quoteId: row.quote_id,
        keptUntil: keptUntil(LETTER_YEARS, closedAt),
      },
    });
  }
  await trx('declarations').update(Object.fromEntries(moved.map((column) => [column, null])));
}
