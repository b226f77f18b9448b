import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The registry of this process's figures for Prometheus. */
const metrics = new Registry();
const registers = [metrics];

const requests = new Counter({ name: 'cms_requests_total', help: 'Answered requests by status', labelNames: ['status'], registers });
const durations = new Histogram({ name: 'cms_request_seconds', help: 'Time from a request to the end of its answer', registers });

export function countRequest(status: number, seconds: number): void {
  requests.inc({ status });
  durations.observe(seconds);
}

/** Adds a figure that is read at each request. It has no value while it cannot be read; the others still have theirs. */
function addGauge(name: string, help: string, read: () => number | Promise<number>): void {
  metrics.removeSingleMetric(name);
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers,
    collect: () =>
      Promise.resolve()
        .then(read)
        .then(
          (value) => gauge.set(value),
          () => gauge.remove(),
        ),
  });
}

/** A figure of an area. */
export type AreaGauge = { name: string; help: string; read: (strapi: Core.Strapi) => Promise<number> };

type Row = { key: string; value: number | string };

/** Serves the figures on a port that only this machine reaches, when `CMS_METRICS_PORT` says so. @returns closes it */
export async function openMetrics(strapi: Core.Strapi, gauges: readonly AreaGauge[]): Promise<() => Promise<void>> {
  const port = Number(process.env.CMS_METRICS_PORT ?? 0);
  if (!port) return async () => {};
  describeGauges(strapi);
  for (const { name, help, read } of gauges) addGauge(name, help, () => read(strapi));
  const server = createServer((_request, response) => {
    void metrics.metrics().then((text) => response.setHeader('content-type', metrics.contentType).end(text));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections());
}

function describeGauges(strapi: Core.Strapi): void {
  const outbox = (where: object) => strapi.db.query('api::outbox.outbox').count({ where });
  const counter = async (key: string) =>
    Number(((await strapi.db.query('api::counter.counter').findOne({ where: { key } })) as Row | null)?.value ?? 0);
  addGauge('cms_outbox_waiting', 'Mails that are still to be sent', () => outbox({ status: 'waiting' }));
  addGauge('cms_outbox_failed', 'Mails that were given up', () => outbox({ status: 'failed' }));
  addGauge('cms_events', 'Events in the log', () => counter('event'));
  addGauge(
    'cms_mail_reader_lag',
    'Events that have not become mails yet',
    async () => (await counter('event')) - (await counter('reader:mail')),
  );
  addGauge('cms_memory_bytes', 'Resident memory of this process', () => process.memoryUsage.rss());
  addGauge('cms_uptime_seconds', 'Time since this process started', () => process.uptime());
}
