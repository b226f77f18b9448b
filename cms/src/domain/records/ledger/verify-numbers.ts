import type { Core } from '@strapi/strapi';
import { eachRow } from './each-row';

type Counter = { id: number; key: string; value: number | string };

/** Every event and every invoice of a year has a number, without gaps, up to what their counters say. */
export async function verifyNumbers(strapi: Core.Strapi): Promise<string[]> {
  const findings: string[] = [];
  for await (const { key, value } of eachRow<Counter>(strapi, 'api::counter.counter')) {
    const [kind, year] = key.split(':');
    if (kind === 'event') findings.push(...gaps('event', await eventNumbers(strapi), Number(value)));
    if (kind === 'invoice') findings.push(...gaps(`invoice of ${year}`, await invoiceNumbers(strapi, String(year)), Number(value)));
  }
  return findings;
}

async function eventNumbers(strapi: Core.Strapi): Promise<Set<number>> {
  const rows: { seq: number | string }[] = await strapi.db.connection('events').select('seq');
  return new Set(rows.map(({ seq }) => Number(seq)));
}

async function invoiceNumbers(strapi: Core.Strapi, year: string): Promise<Set<number>> {
  const rows: { number: string }[] = await strapi.db.connection('invoices').where('number', 'like', `RE-${year}-%`).select('number');
  return new Set(rows.map(({ number }) => Number(number.split('-')[2])));
}

function gaps(noun: string, numbers: ReadonlySet<number>, last: number): string[] {
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !numbers.has(number));
  const beyond = [...numbers].filter((number) => number > last);
  return [
    ...missing.map((number) => `The ${noun} with number ${number} is missing.`),
    ...beyond.map((number) => `The ${noun} with number ${number} was never counted.`),
  ];
}
