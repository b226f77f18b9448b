import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { compiled, useStrapi } from './strapi';

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
    for (const name of ['cms_request_seconds_sum', 'cms_outbox_waiting', 'cms_mail_reader_lag', 'cms_memory_bytes'])
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+$`, 'm'));
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
  expect(lines).toEqual([expect.stringContaining('GET /api/guest/[token] ('), expect.stringContaining('GET /api/preview/start (')]);
});
