import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readReaderLag } from '../events/reader-lag';
import { readOutboxState } from '../mail/outbox-state';

/** The registry of this process's figures for Prometheus. Labels have few values: no ids, no addresses. */
const metrics = new Registry();
const registers = [metrics];

const requests = new Counter({ name: 'cms_requests_total', help: 'Answered requests by status', labelNames: ['status'], registers });
const durations = new Histogram({
  name: 'cms_request_seconds',
  help: 'Time from a request to the end of its answer',
  labelNames: ['method', 'route', 'status'],
  // Long polls wait up to half a minute, functions 75 s.
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 75],
  registers,
});
const rounds = new Histogram({
  name: 'cms_job_seconds',
  help: 'Time of a round of a job',
  labelNames: ['job'],
  buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
  registers,
});
const failedRounds = new Counter({ name: 'cms_job_failures_total', help: 'Rounds of jobs that failed', labelNames: ['job'], registers });
const activeUploads = new Gauge({ name: 'cms_uploads_active', help: 'Requests that are bringing bytes of files', registers });
const uploadedBytes = new Counter({ name: 'cms_upload_bytes_total', help: 'Bytes of files that arrived', registers });
const failedUploads = new Counter({
  name: 'cms_upload_failures_total',
  help: 'Requests with bytes of files that ended in a failure',
  registers,
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Answered = { method: string; route: string; status: number };

export function observeRequest({ method, route, status }: Answered, seconds: number): void {
  requests.inc({ status });
  const known = METHODS.includes(method) ? method : 'other';
  durations.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds);
}

/** @param startedAt by `performance.now()` */
export function observeJob(job: string, { startedAt, failed }: { startedAt: number; failed: boolean }): void {
  rounds.observe({ job }, (performance.now() - startedAt) / 1_000);
  failedRounds.inc({ job }, Number(failed));
}

/**
 * Counts a request that brings bytes of files, active while `task` runs. It has failed if `task` throws.
 * @param hasFailed tells of a task that answered a failure itself
 */
export async function observeUpload<Result>(bytes: number, task: () => Promise<Result>, hasFailed = () => false): Promise<Result> {
  activeUploads.inc();
  let arrived = false;
  try {
    const result = await task();
    arrived = !hasFailed();
    return result;
  } finally {
    activeUploads.dec();
    if (arrived) uploadedBytes.inc(bytes);
    else failedUploads.inc();
  }
}

/** Runs `read` at each look at the figures. A figure has no value while it cannot be read; the others still have theirs. */
function addGauge(gauge: { name: string; help: string; labelNames?: string[] }, read: (gauge: Gauge) => Promise<void>): void {
  metrics.removeSingleMetric(gauge.name);
  const added: Gauge = new Gauge({
    ...gauge,
    registers,
    collect: async () => {
      added.reset();
      await read(added).catch(() => added.remove());
    },
  });
}

/** A figure of an area. */
export type AreaGauge = { name: string; help: string; read: (strapi: Core.Strapi) => Promise<number> };

/** Serves the figures where `CMS_METRICS_PORT` and `METRICS_HOST` say, on this machine only as a rule. @returns closes it */
export async function openMetrics(strapi: Core.Strapi, gauges: readonly AreaGauge[]): Promise<() => Promise<void>> {
  const port = Number(process.env.CMS_METRICS_PORT || 0);
  if (!port) return async () => {};
  collectDefaultMetrics({ register: metrics });
  describeGauges(strapi);
  for (const { name, help, read } of gauges) addGauge({ name, help }, async (gauge) => gauge.set(await read(strapi)));
  const server = createServer((_request, response) => {
    void metrics.metrics().then((text) => response.setHeader('content-type', metrics.contentType).end(text));
  });
  const host = process.env.METRICS_HOST || '127.0.0.1';
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections());
}

/** The pool of connections as Knex keeps it (tarn). */
type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

function describeGauges(strapi: Core.Strapi): void {
  addGauge({ name: 'cms_outbox', help: 'Mails by state: waiting, or given up', labelNames: ['state'] }, async (gauge) => {
    const { waiting, failed } = await readOutboxState(strapi);
    gauge.set({ state: 'waiting' }, waiting);
    gauge.set({ state: 'failed' }, failed);
  });
  addGauge({ name: 'cms_outbox_oldest_seconds', help: 'How long the oldest mail that is due has waited' }, async (gauge) =>
    gauge.set((await readOutboxState(strapi)).oldestS),
  );
  addGauge(
    { name: 'cms_reader_lag_events', help: 'Events of the log that a reader has not handled', labelNames: ['reader'] },
    async (gauge) => {
      for (const { reader, events } of await readReaderLag(strapi)) gauge.set({ reader }, events);
    },
  );
  addGauge(
    { name: 'cms_database_connections', help: 'Connections of this process, and queries that wait for one', labelNames: ['state'] },
    async (gauge) => {
      const { pool } = strapi.db.connection.client as { pool: Pool };
      gauge.set({ state: 'used' }, pool.numUsed());
      gauge.set({ state: 'free' }, pool.numFree());
      gauge.set({ state: 'pending' }, pool.numPendingAcquires());
    },
  );
}
