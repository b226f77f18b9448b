import type { Core } from '@strapi/strapi';
import {
  type BothTexts,
  FREE_LINES,
  type LostGroup,
  type LostOffers,
  type LostOffersQuery,
  MAX_LOST_MONTHS,
} from '../../contract/quoting/lost-offer';
import { cents, sum } from '../../contract/pricing/money';
import { Problem } from '../../contract/problem';
import { berlinDay, lastMonths, monthsBetween, type Period } from '../../platform/time/time';
import { findEntries } from '../catalogue/entries';
import { findDeclineReasons } from '../quoting/lost-offers';

const MONTHS = 12;

/** Returns the period of the report: what was asked for, or the last twelve months. @throws Problem input.invalid */
export function lostPeriod({ from, to }: LostOffersQuery, now: Date): { from: string; to: string } {
  const period = { from: from ?? `${lastMonths(now, MONTHS)[0]?.name}-01`, to: to ?? berlinDay(now) };
  if (period.from > period.to || monthsFrom(period.from, period.to) > MAX_LOST_MONTHS)
    throw new Problem('input.invalid', {}, { [from ? 'from' : 'to']: 'field.invalid-value' });
  return period;
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const monthsFrom = (from: string, to: string): number => monthNumber(to) - monthNumber(from) + 1;

/** Reads the figures of lost offers: one pass over their rows, from which all three tables are added up. */
export async function readLostOffers(strapi: Core.Strapi, query: LostOffersQuery, now: Date): Promise<LostOffers> {
  const { from, to } = lostPeriod(query, now);
  const periods = monthsBetween(from, to);
  const cells = await readCells(strapi, periods);
  return {
    from,
    to,
    total: figureOf(cells),
    months: periods.map(({ name: month, days }) => ({ month, ...days, ...figureOf(cells.filter((cell) => cell.month === month)) })),
    reasons: groupsBy(cells, 'reason', await namesOfReasons(strapi, cells)),
    services: groupsBy(cells, 'service', await namesOfServices(strapi, cells)),
  };
}

/** The lost offers of one month, reason and service. `de` and `en` are titles that the reason had when it was chosen. */
type Cell = { month: string; reason: string; service: string; count: number; net: number; de: string | null; en: string | null };

async function readCells({ db: { connection } }: Core.Strapi, periods: readonly Period[]): Promise<Cell[]> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const monthOf = `case ${periods.map(() => 'when lost_at < ? then ?').join(' ')} end as month`;
  const lost = connection('quotes')
    .where('lost_at', '>=', first.from)
    .where('lost_at', '<', last.to)
    .select(
      connection.raw(
        monthOf,
        periods.flatMap(({ name, to }) => [to, name]),
      ),
      connection.raw(`case when status = 'expired' then 'expired' else coalesce(decline_reason_id, 'none') end as reason`),
      connection.raw(`case when coalesce(offered_service, '') = '' then ? else offered_service end as service`, [FREE_LINES]),
      'amount',
      'decline_reason_de',
      'decline_reason_en',
    )
    .as('lost');
  const rows = await connection
    .from(lost)
    .groupBy('month', 'reason', 'service')
    .select('month', 'reason', 'service')
    .count({ count: '*' })
    .sum({ net: 'amount' })
    .max({ de: 'decline_reason_de', en: 'decline_reason_en' });
  return rows.map((row) => ({ ...row, count: Number(row.count), net: Number(row.net) }) as Cell);
}

const figureOf = (cells: readonly Cell[]) => ({
  count: cells.reduce((total, { count }) => total + count, 0),
  net: sum(cells.map(({ net }) => cents(net))),
});

/** Adds cells up by reason or service, the most lost first. */
export function groupsBy(cells: readonly Cell[], by: 'reason' | 'service', names: ReadonlyMap<string, BothTexts>): LostGroup[] {
  const keys = [...new Set(cells.map((cell) => cell[by]))];
  return keys
    .map((key) => ({ key, name: names.get(key) ?? null, ...figureOf(cells.filter((cell) => cell[by] === key)) }))
    .sort((one, other) => other.count - one.count || other.net - one.net || one.key.localeCompare(other.key));
}

/** Names reasons as the list calls them today; those that it no longer has as they were called when they were chosen. */
async function namesOfReasons(strapi: Core.Strapi, cells: readonly Cell[]): Promise<Map<string, BothTexts>> {
  const then = cells.flatMap(({ reason, de, en }) => (de === null ? [] : [[reason, { de, en: en ?? de }] as const]));
  const now = (await findDeclineReasons(strapi)).map(({ id, title }) => [id, title] as const);
  return new Map([...then, ...now]);
}

type Service = { documentId: string; updatedAt: string; name: string };

/** Names services as the catalogue calls them, also those that are not sold any more. */
async function namesOfServices(strapi: Core.Strapi, cells: readonly Cell[]): Promise<Map<string, BothTexts>> {
  const query = { fields: ['name'], filters: { documentId: { $in: [...new Set(cells.map(({ service }) => service))] } } };
  const find = (locale: 'de' | 'en') => findEntries<Service>(strapi, 'api::product.product', { locale, status: 'draft' }, query);
  const [german, english] = [await find('de'), await find('en')];
  const nameIn = (rows: readonly Service[], id: string) => rows.find(({ documentId }) => documentId === id)?.name;
  return new Map(german.map(({ documentId: id, name: de }) => [id, { de, en: nameIn(english, id) ?? de }]));
}
