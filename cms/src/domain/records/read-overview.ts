import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { cents } from '../../contract/pricing/money';
import type { StaffOverview, OwnOverview } from '../../contract/people/person';
import { runningOrderStatuses } from '../../contract/states/order';
import { days, lastMonths, type Period, berlinYear } from '../../platform/time/time';
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
  const [quotes, oldest, requests, due, late, billed, requested, accepted, mailsFailed] = await Promise.all([
    countByStatus(strapi),
    table('quotes').where({ status: 'submitted' }).orderBy('id').first('submitted_at'),
    sumsOf(strapi, { rows: table('quotes'), time: 'submitted_at', periods: requestDays }),
    sumsOf(strapi, { rows: running(), time: 'due_at', periods: loadDays }),
    running().where('due_at', '<', now).count({ count: '*' }),
    // A final invoice bills the sums of its paid partial invoices, too.
    sumsOf(strapi, { rows: table('invoices').whereNot({ scope: 'partial' }), time: 'issued_at', periods: months, value: 'net' }),
    sumsOf(strapi, { rows: table('quotes'), time: 'submitted_at', periods: months }),
    sumsOf(strapi, { rows: table('quotes').where({ status: 'accepted' }), time: 'submitted_at', periods: months }),
    table('outbox').where({ status: 'failed' }).count({ count: '*' }),
  ]);
  return {
    quotes: Object.fromEntries(quotes.map(({ status, count }) => [status, Number(count)])),
    oldestSubmittedAt: oldest ? new Date(oldest.submitted_at).toISOString() : null,
    lateOrders: countIn(late),
    requestsByDay: requestDays.map(({ name: day }, index) => ({ day, count: requests[index] ?? 0 })),
    dueByDay: loadDays.map(({ name: day }, index) => ({ day, count: due[index] ?? 0 })),
    months: months.map(({ name: month }, index) => ({
      month,
      turnover: cents(billed[index] ?? 0),
      requests: requested[index] ?? 0,
      accepted: accepted[index] ?? 0,
    })),
    mailsFailed: countIn(mailsFailed),
  };
}

const countByStatus = (strapi: Core.Strapi): Promise<{ status: string; count: number | string }[]> =>
  strapi.db.connection('quotes').select('status', strapi.db.connection.raw('count(*) as count')).groupBy('status');

const countIn = ([row]: { count?: string | number }[]): number => Number(row?.count ?? 0);

type Sums = {
  rows: Knex.QueryBuilder;
  time: string;
  periods: readonly Period[];
  /** The column to add up; without it rows are counted. */ value?: string;
};

/** Computes a sum for each of some periods that follow each other, in one pass over their rows. */
async function sumsOf(strapi: Core.Strapi, { rows, time, periods, value }: Sums): Promise<number[]> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const { connection } = strapi.db;
  const columns = periods.map(({ from, to }, index) =>
    value
      ? connection.raw('sum(case when ?? >= ? and ?? < ? then ?? else 0 end) as ??', [time, from, time, to, value, `p${index}`])
      : connection.raw('sum(case when ?? >= ? and ?? < ? then 1 else 0 end) as ??', [time, from, time, to, `p${index}`]),
  );
  const [sums] = await rows.where(time, '>=', first.from).where(time, '<', last.to).select(columns);
  return periods.map((_, index) => Number(sums?.[`p${index}`] ?? 0));
}

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
      .select('file.file_name', 'file.original_name', 'file.size', 'file.claimed_at', 'own.document_id', 'own.number'),
    orders().where('own.placed_at', '>=', ofThisYear.from).whereNotIn('own.status', ended).sum({ net: 'own.net' }).count({ count: '*' }),
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
      orderId: file.document_id,
      orderNumber: file.number,
      at: new Date(file.claimed_at).toISOString(),
    })),
    year: {
      year: berlinYear(now),
      orders: Number(placed[0]?.count ?? 0),
      net: cents(Number(placed[0]?.net ?? 0)),
      files: Number(files[0]?.count ?? 0),
    },
    unpaid: cents(Number(unpaid[0]?.due ?? 0) - Number(unpaid[0]?.paid ?? 0)),
  };
}
