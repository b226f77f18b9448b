import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { figuresIn, figuresOn, readAlerts } from './alerts';
import { fileCalls, pdf } from './file-calls';
import { cartId, compiled, useStrapi } from './strapi';

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

const shop = useStrapi(async () => ({ CMS_METRICS_PORT: await freePort() }));

type Readiness = { status: string; problems: string[]; warnings: string[] };
const ready = async () => {
  const answer = await fetch(`${shop.url}/readyz`);
  return { code: answer.status, ...((await answer.json()) as Readiness) };
};
/** Waits until readiness is checked anew, which happens once a second. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050));

test('/healthz answers without the proxy’s secret', async () => {
  const answer = await fetch(`${shop.url}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});

describe('/readyz', () => {
  test('is ready after the first start and names what the operator has to settle', async () => {
    const { code, status, problems, warnings } = await ready();
    expect([code, status, problems]).toEqual([200, 'ready', []]);
    expect(warnings).toEqual(
      expect.arrayContaining([
        'The text "impressum" (de) still holds example values.',
        'The text "impressum" (en) still holds example values.',
        'The text "barrierefreiheit" (de) still holds example values.',
        // The demo has example values where production has none.
        expect.stringMatching(/^The company's vatId is (?:missing|an example value)\.$/),
        "The company's legalName is an example value.",
        "The website's address (de) is an example value.",
        "The website's phone (de) is an example value.",
        "The website's email (en) is an example value.",
        'SMTP_URL is not set: mails stay in the mailbox.',
      ]),
    );
    expect(warnings.join()).not.toContain('wer-wir-sind');
  });

  test('tells a stranger behind a proxy no more than its state', async () => {
    const answer = await fetch(`${shop.url}/readyz`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('is not ready when a job has stopped', async () => {
    const { beat } = compiled<{ beat(name: string, everyMs: number, at: number): void }>('platform/jobs/start-jobs');
    await aSecond();
    beat('deliver outbox', 500, Date.now() - 600_000);
    expect(await ready()).toMatchObject({ code: 503, problems: ['The job "deliver outbox" has stopped.'] });
    beat('deliver outbox', 500, Date.now());
    await aSecond();
    expect(await ready()).toMatchObject({ code: 200 });
  });

  test('is not ready without content', async () => {
    const sites = shop.strapi.db.query('api::site.site');
    const published = await sites.findMany({ where: { publishedAt: { $notNull: true } } });
    await sites.updateMany({ where: { publishedAt: { $notNull: true } }, data: { publishedAt: null } });
    await aSecond();
    expect(await ready()).toMatchObject({ code: 503, problems: ['There is no published content.'] });
    for (const { id, publishedAt } of published) await sites.update({ where: { id }, data: { publishedAt } });
  });
});

describe('metrics', () => {
  const metrics = async () => (await fetch(`http://127.0.0.1:${process.env.CMS_METRICS_PORT}/metrics`)).text();

  test('count requests by status and say how much mail waits', async () => {
    await shop.http('/api/nope');
    const text = await metrics();
    expect(text).toMatch(/^cms_requests_total\{status="404"\} \d+$/m);
    for (const figure of ['cms_outbox{state="waiting"}', 'cms_database_connections{state="used"}', 'cms_outbox_oldest_seconds'])
      expect(text).toMatch(new RegExp(`^${figure.replace(/[{}]/g, '\\$&')} [\\d.]+$`, 'm'));
  });

  /** The value of a figure, with its labels; 0 while it has none. */
  const valueOf = async (figure: string) =>
    Number(
      (await metrics())
        .split('\n')
        .find((line) => line.startsWith(`${figure} `))
        ?.slice(figure.length) ?? 0,
    );

  test('count a request under its route, not under its address', async () => {
    const figure = 'cms_request_seconds_count{method="GET",route="/api/guest/:token",status="4xx"}';
    const before = await valueOf(figure);
    await shop.http('/api/guest/s3cret-token');
    await vi.waitFor(async () => expect(await valueOf(figure)).toBe(before + 1));
    expect(await metrics()).not.toContain('s3cret-token');
  });

  test('count uploads that arrive and that fail', async () => {
    const { post } = fileCalls(shop, cartId());
    const [arrived, failed] = [await valueOf('cms_upload_bytes_total'), await valueOf('cms_upload_failures_total')];
    expect((await post('plan.pdf', pdf(1_000))).status).toBe(201);
    expect(await valueOf('cms_upload_bytes_total')).toBe(arrived + 1_000);
    expect((await post('plan.pdf', Buffer.from('no pdf'))).status).toBe(415);
    expect(await valueOf('cms_upload_failures_total')).toBe(failed + 1);
    expect(await valueOf('cms_uploads_active')).toBe(0);
  });

  test('time each job and count its failures', async () => {
    const { startJobs } = compiled<{ startJobs(strapi: unknown, jobs: object[]): () => Promise<void> }>('platform/jobs/start-jobs');
    const stop = startJobs(shop.strapi, [
      { name: 'good', everyMs: 60_000, run: async () => {} },
      { name: 'bad', everyMs: 60_000, run: async () => Promise.reject(new Error('on purpose')) },
    ]);
    await vi.waitFor(async () => expect(await valueOf('cms_job_failures_total{job="bad"}')).toBe(1));
    expect(await valueOf('cms_job_failures_total{job="good"}')).toBe(0);
    expect(await valueOf('cms_job_seconds_count{job="good"}')).toBe(1);
    await stop();
  });

  test('say how far behind each reader of the log is', async () => {
    const figure = 'cms_reader_lag_events{reader="behind"}';
    const latest = Number((await shop.strapi.db.query('api::counter.counter').findOne({ where: { key: 'event' } }))?.value ?? 0);
    await shop.strapi.db.query('api::counter.counter').create({ data: { key: 'reader:behind', value: Math.max(0, latest - 3) } });
    expect(await valueOf(figure)).toBe(Math.min(latest, 3));
  });

  test('hold every figure of the CMS that an alert looks at', async () => {
    const named = readAlerts().flatMap(figuresIn);
    const ours = named.filter((name) => !name.startsWith('web_'));
    expect(ours.length).toBeGreaterThan(8);
    expect(figuresOn(await metrics())).toEqual(expect.arrayContaining(ours));
  });

  test('are not served to the public', async () => expect((await shop.http('/metrics')).status).toBe(404));
});

test('the log of requests has neither queries nor the secrets of links', async () => {
  const lines: string[] = [];
  const listen = ({ message }: { message: string }) => lines.push(message);
  const log = shop.strapi.log as unknown as NodeJS.ReadableStream;
  log.on('data', listen);
  await shop.http('/api/guest/s3cret-token');
  await shop.http('/api/preview/start?token=s3cret-token');
  log.off('data', listen);
  expect(lines).toEqual([expect.stringContaining('GET /api/guest/:token ('), expect.stringContaining('GET /api/preview/start (')]);
});
