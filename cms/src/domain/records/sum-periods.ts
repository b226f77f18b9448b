import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Period } from '../../platform/time/time';

/** How old sums of past periods may be: they change only where a late answer or an erasure changes what has been. */
const PAST_MS = 600_000;

type Sums = {
  /** Names the figure among those that are kept. */
  figure: string;
  rows: () => Knex.QueryBuilder;
  /** The column of the time by which rows belong to a period. */
  time: string;
  /** Periods that follow each other. */
  periods: readonly Period[];
  /** The column to add up; without it rows are counted. */
  value?: string;
};

type Kept = { untilMs: number; sums: Promise<number[]> };
const kept = new WeakMap<Core.Strapi, Map<string, Kept>>();

/**
 * Computes a sum for each period. Those of past ones are kept for ten minutes, so that a year with many rows is gone through
 * now and then and not by everybody who looks; those of the present and later ones are as they are.
 */
export async function sumPeriods(strapi: Core.Strapi, sums: Sums, now: Date): Promise<number[]> {
  const past = sums.periods.filter(({ to }) => to <= now);
  const present = sums.periods.slice(past.length);
  const [before, since] = await Promise.all([
    keepPast(strapi, { ...sums, periods: past }, now),
    sumAll(strapi, { ...sums, periods: present }),
  ]);
  return [...before, ...since];
}

async function keepPast(strapi: Core.Strapi, sums: Sums, now: Date): Promise<number[]> {
  const figures = kept.get(strapi) ?? new Map<string, Kept>();
  kept.set(strapi, figures);
  const key = `${sums.figure} ${sums.periods[0]?.name} ${sums.periods.length}`;
  const known = figures.get(key);
  if (known && known.untilMs > now.getTime()) return known.sums;
  for (const [name, { untilMs }] of figures) if (untilMs <= now.getTime()) figures.delete(name);
  const fresh = sumAll(strapi, sums);
  figures.set(key, { untilMs: now.getTime() + PAST_MS, sums: fresh });
  fresh.catch(() => figures.delete(key));
  return fresh;
}

/** Adds up in one pass over the rows of all periods. */
async function sumAll(strapi: Core.Strapi, { rows, time, periods, value }: Sums): Promise<number[]> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const { connection } = strapi.db;
  const columns = periods.map(({ from, to }, index) =>
    value
      ? connection.raw('sum(case when ?? >= ? and ?? < ? then ?? else 0 end) as ??', [time, from, time, to, value, `p${index}`])
      : connection.raw('sum(case when ?? >= ? and ?? < ? then 1 else 0 end) as ??', [time, from, time, to, `p${index}`]),
  );
  const [sums] = await rows().where(time, '>=', first.from).where(time, '<', last.to).select(columns);
  return periods.map((_, index) => Number(sums?.[`p${index}`] ?? 0));
}
