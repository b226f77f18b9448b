import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';

type Gauge = () => number | Promise<number>;

const counts = new Map<string, number>();
const gauges = new Map<string, Gauge>();

const add = (name: string, amount: number) => counts.set(name, (counts.get(name) ?? 0) + amount);

export function countRequest(status: number, seconds: number): void {
  add(`cms_requests_total{status="${status}"}`, 1);
  add('cms_request_seconds_sum', seconds);
  add('cms_request_seconds_count', 1);
}

const setGauge = (name: string, read: Gauge): void => void gauges.set(name, read);

/** This process's figures in Prometheus' text format. A gauge that cannot be read is left out. */
async function metricsText(): Promise<string> {
  const read = await Promise.allSettled([...gauges].map(async ([name, gauge]) => [name, await gauge()] as const));
  const known = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return `${[...counts, ...known].map(([name, value]) => `${name} ${value}`).join('\n')}\n`;
}

type Row = { key: string; value: number | string };

/** Serves the figures on a port that only this machine reaches, when `CMS_METRICS_PORT` says so. @returns closes it */
export async function openMetrics(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const port = Number(process.env.CMS_METRICS_PORT ?? 0);
  if (!port) return async () => {};
  describeGauges(strapi);
  const server = createServer((_request, response) => {
    void metricsText().then((text) => response.setHeader('content-type', 'text/plain; version=0.0.4').end(text));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections());
}

function describeGauges(strapi: Core.Strapi): void {
  const outbox = (where: object) => strapi.db.query('api::outbox.outbox').count({ where });
  const counter = async (key: string) =>
    Number(((await strapi.db.query('api::counter.counter').findOne({ where: { key } })) as Row | null)?.value ?? 0);
  setGauge('cms_outbox_waiting', () => outbox({ status: 'waiting' }));
  setGauge('cms_outbox_failed', () => outbox({ status: 'failed' }));
  setGauge('cms_events', () => counter('event'));
  setGauge('cms_mail_reader_lag', async () => (await counter('event')) - (await counter('reader:mail')));
  setGauge('cms_contacts_open', () => strapi.db.query('api::contact.contact').count({ where: { status: 'open' } }));
  setGauge('cms_memory_bytes', () => process.memoryUsage.rss());
  setGauge('cms_uptime_seconds', () => process.uptime());
}
