import type { Core } from '@strapi/strapi';
import { EVENT_COUNTER, lastPosition } from '../../../platform/events/event-positions';
import { firstSequence } from '../../billing/invoice-row';
import { eachRow } from './each-row';

type Counter = { id: number; key: string; value: number | string };

/** Numbers that follow each other from 1, or from behind `offset` in the ledger. */
type Sequence = { noun: string; kind: string; offset: number; last: number; present: AsyncIterable<number> };

/** Checks that the places of events, and the numbers of each year's invoices, are without gaps up to their counters. */
export async function* verifyNumbers(strapi: Core.Strapi): AsyncGenerator<string> {
  for await (const { key, value } of eachRow<Counter>(strapi, 'api::counter.counter')) {
    const [kind, year = ''] = key.split(':');
    const last = Number(value);
    if (kind === EVENT_COUNTER) yield* gaps(strapi, { noun: 'event', kind: 'events', offset: 0, last, present: eventNumbers(strapi) });
    const invoices = { noun: `invoice of ${year}`, kind: 'invoices', offset: firstSequence(Number(year)), last };
    if (kind === 'invoice') yield* gaps(strapi, { ...invoices, present: invoiceNumbers(strapi, year) });
  }
}

const PORTION = 5_000;

async function* eventNumbers(strapi: Core.Strapi): AsyncGenerator<number> {
  for (let last = 0; ;) {
    const rows: { position: number | string }[] = await strapi.db
      .connection('event_positions as place')
      .join('events as event', 'event.seq', 'place.seq')
      .where('place.position', '>', last)
      .orderBy('place.position')
      .limit(PORTION)
      .select('place.position');
    for (const { position } of rows) yield (last = Number(position));
    if (rows.length < PORTION) return;
  }
}

/** Yields the numbers of one year's invoices in their order; as text a sixth digit would come before the fifth. */
async function* invoiceNumbers(strapi: Core.Strapi, year: string): AsyncGenerator<number> {
  const rows: { number: string }[] = await strapi.db.connection('invoices').where('number', 'like', `RE-${year}-%`).select('number');
  yield* rows.map(({ number }) => Number(number.split('-')[2])).sort((one, other) => one - other);
}

async function* gaps(strapi: Core.Strapi, sequence: Sequence): AsyncGenerator<string> {
  const { noun, last, present } = sequence;
  let expected = 1;
  for await (const number of present) {
    if (number > expected) yield* missing(strapi, sequence, { from: expected, to: Math.min(number - 1, last) });
    if (number > last) yield* await beyond(strapi, sequence, number);
    expected = number + 1;
  }
  if (expected <= last) yield* missing(strapi, { ...sequence, noun }, { from: expected, to: last });
}

/** A number that was handed out since the counter was read is none too many. */
async function beyond(strapi: Core.Strapi, { noun, kind }: Sequence, number: number): Promise<string[]> {
  if (kind === 'events' && number <= (await lastPosition(strapi))) return [];
  return [`The ${noun} with number ${number} was never counted.`];
}

/** Describes missing numbers, but for those whose rows were deleted when their time was over, as the ledger has it. */
async function* missing(
  strapi: Core.Strapi,
  { noun, kind, offset }: Sequence,
  { from, to }: { from: number; to: number },
): AsyncGenerator<string> {
  for (let first = from; first <= to; first += PORTION) {
    const last = Math.min(first + PORTION - 1, to);
    const removed = strapi.db
      .connection('ledger_entries as removal')
      .whereRaw("removal.kind = added.kind and removal.row_id = added.row_id and removal.change = 'removed'");
    const rows: { value: number | string }[] = await strapi.db
      .connection('ledger_entries as added')
      .where({ 'added.kind': kind, 'added.change': 'added' })
      .whereBetween('added.value', [offset + first, offset + last])
      .whereExists(removed.select('removal.id'))
      .select('added.value');
    const deleted = new Set(rows.map(({ value }) => Number(value) - offset));
    for (let number = first; number <= last; number++) if (!deleted.has(number)) yield `The ${noun} with number ${number} is missing.`;
  }
}
