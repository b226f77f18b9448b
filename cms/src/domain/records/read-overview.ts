import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { cents } from '../../contract/pricing/money';
import type { StaffOverview, OwnOverview } from '../../contract/people/person';
import { runningOrderStatuses } from '../../contract/states/order';
import { type QuoteStatus, quoteStatuses } from '../../contract/states/quote';
import { shownCheck } from '../files/file-verdict';
import { MOST_COUNTED } from '../../contract/list';
import { days, lastMonths, type Period, berlinYear } from '../../platform/time/time';
import { sumPeriods } from './sum-periods';
import { berlinDayAndTime, berlinTime } from '../../platform/time/support-time';

const REQUEST_DAYS = 30;
const LOAD_DAYS = 14;
const MONTHS = 12;

/** Reads what waits for staff, what is late, and how business goes: sums that the database makes from indexes. */
export async function readOverview(strapi: Core.Strapi, now: Date): Promise<StaffOverview> {
  const months = lastMonths(now, MONTHS);
  const requestDays = days(now, 1 - REQUEST_DAYS, REQUEST_DAYS);
  const loadDays = days(now, 0, LOAD_DAYS);
  const table = (name: string) => strapi.db.connection(name);
  const running = () => table('orders').whereIn('status', runningOrderStatuses);
  const requestsIn = (periods: Period[]) => ({ figure: 'requests', rows: () => table('quotes'), time: 'submitted_at', periods });
  const [quotes, oldest, { late, mailsFailed }, requests, due, billed, requested, accepted] = await Promise.all([
    countQuotes(strapi),
    table('quotes').where({ status: 'submitted' }).orderBy('id').first('submitted_at'),
    countRows(strapi.db, { late: running().where('due_at', '<', now), mailsFailed: table('outbox').where({ status: 'failed' }) }),
    sumPeriods(strapi, requestsIn(requestDays), now),
    sumPeriods(strapi, { figure: 'due', rows: running, time: 'due_at', periods: loadDays }, now),
    sumPeriods(strapi, { figure: 'billed', rows: () => finalInvoices(strapi), time: 'issued_at', periods: months, value: 'net' }, now),
    sumPeriods(strapi, requestsIn(months), now),
    sumPeriods(
      strapi,
      { figure: 'accepted', rows: () => table('quotes').where({ status: 'accepted' }), time: 'submitted_at', periods: months },
      now,
    ),
  ]);
  return {
    quotes,
    oldestSubmittedAt: oldest ? new Date(oldest.submitted_at).toISOString() : null,
    lateOrders: late,
    requestsByDay: requestDays.map(({ name: day }, index) => ({ day, count: requests[index] ?? 0 })),
    dueByDay: loadDays.map(({ name: day }, index) => ({ day, count: due[index] ?? 0 })),
    months: months.map(({ name: month }, index) => ({
      month,
      turnover: cents(billed[index] ?? 0),
      requests: requested[index] ?? 0,
      accepted: accepted[index] ?? 0,
    })),
    mailsFailed,
  };
}

const countQuotes = ({ db }: Core.Strapi): Promise<Record<QuoteStatus, number>> =>
  countRows(
    db,
    Object.fromEntries(quoteStatuses.map((status) => [status, db.connection('quotes').where({ status })])) as Record<
      QuoteStatus,
      Knex.QueryBuilder
    >,
  );

/**
 * Counts rows by name with one question, each no further than `MOST_COUNTED`: counting takes no longer, however many there are.
 */
async function countRows<Name extends string>(
  { connection }: Core.Strapi['db'],
  rows: Readonly<Record<Name, Knex.QueryBuilder>>,
): Promise<Record<Name, number>> {
  const counts = Object.entries<Knex.QueryBuilder>(rows).map(([name, each]) =>
    connection.count('*').from(each.select('id').limit(MOST_COUNTED).as('counted')).as(name),
  );
  const [row] = await connection.select(counts);
  return Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)])) as Record<Name, number>;
}

/** A final invoice bills the sums of its paid partial invoices, too. */
const finalInvoices = ({ db }: Core.Strapi) => db.connection('invoices').whereNot({ scope: 'partial' });

const NEWEST_FILES = 4;

/** Reads a customer's newest deliveries, their year so far, and the amount they owe. */
export async function readOwnOverview(strapi: Core.Strapi, ownerId: string, now: Date): Promise<OwnOverview> {
  const orders = () => strapi.db.connection('orders as own').where('own.owner_id', ownerId);
  const delivered = () =>
    orders()
      .join('customer_files as file', 'file.order_id', 'own.document_id')
      .whereRaw('?? <= ??', ['file.version', 'own.delivered_version']);
  const ofThisYear = { from: berlinTime(berlinDayAndTime(now).day.with({ month: 1, day: 1 }), '00:00') };
  const ended = ['cancelled', 'withdrawn'];
  const [newest, placed, files, unpaid] = await Promise.all([
    delivered()
      .orderBy('file.id', 'desc')
      .limit(NEWEST_FILES)
      .select('file.file_name', 'file.original_name', 'file.size', 'file.claimed_at', 'file.check_state', 'own.document_id', 'own.number'),
    orders()
      .where('own.placed_at', '>=', ofThisYear.from)
      .whereNotIn('own.status', ended)
      .sum({ net: 'own.net', gross: 'own.gross' })
      .count({ count: '*' }),
    delivered().where('own.placed_at', '>=', ofThisYear.from).count({ count: '*' }),
    orders()
      .join('invoice_balances as balance', 'balance.order_id', 'own.document_id')
      .where('balance.settlement', 'open')
      .sum({ due: 'balance.due', paid: 'balance.paid' }),
  ]);
  return {
    files: newest.map((file) => ({
      fileName: file.file_name,
      originalName: file.original_name,
      fileSize: Number(file.size),
      check: shownCheck({ checkState: file.check_state }),
      orderId: file.document_id,
      orderNumber: file.number,
      at: new Date(file.claimed_at).toISOString(),
    })),
    year: {
      year: berlinYear(now),
      orders: Number(placed[0]?.count ?? 0),
      net: cents(Number(placed[0]?.net ?? 0)),
      gross: cents(Number(placed[0]?.gross ?? 0)),
      files: Number(files[0]?.count ?? 0),
    },
    unpaid: cents(Number(unpaid[0]?.due ?? 0) - Number(unpaid[0]?.paid ?? 0)),
  };
}
