import { beforeAll, expect, test } from 'vitest';
import type { SystemState } from '../src/contract/system';
import { type SignedIn, staffMember } from './accounts';
import { submitQuote } from './quote-calls';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

let lead: SignedIn;
beforeAll(async () => (lead = await staffMember(shop, 'super_admin')));

const system = async () => (await (await lead.call('GET', '/api/staff/system')).json()) as SystemState;

test('super admins alone see how the installation is doing', async () => {
  const staff = await staffMember(shop, 'admin');
  expect((await staff.call('GET', '/api/staff/system')).status).toBe(403);
  expect((await shop.http('/api/staff/system')).status).toBe(401);
  const { versions, disk, backup } = await system();
  expect(versions).toEqual({
    shop: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    strapi: expect.stringMatching(/^5\.\d+\.\d+$/),
    node: process.versions.node,
    database: expect.stringMatching(/^(?:PostgreSQL|SQLite) \d+\.\d+/),
  });
  expect(disk?.total).toBeGreaterThan(disk?.free ?? 0);
  expect(backup).toEqual({ last: null, restored: null });
});

test('a process that reports itself is listed once, with its start', async () => {
  const { reportProcess } = compiled<{ reportProcess(strapi: unknown): Promise<void> }>('platform/health/process-beats');
  await Promise.all([reportProcess(shop.strapi), reportProcess(shop.strapi)]);
  const { processes, versions } = await system();
  expect(processes).toEqual([{ role: 'all', version: versions.shop, startedAt: expect.any(String), seenAt: expect.any(String) }]);
  const [seen] = processes;
  expect(Date.parse(seen?.startedAt ?? '')).toBeLessThan(Date.parse(seen?.seenAt ?? ''));
});

test('what waits is counted: mails that failed, mails that are due, rows that the ledger has not taken up', async () => {
  const before = await system();
  await submitQuote(shop, { email: 'ada@example.org' });
  const { queueMails } = compiled<{ queueMails(strapi: unknown): Promise<void> }>('domain/notices/queue-mails');
  await queueMails(shop.strapi);
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  const mails: { id: number }[] = await outbox.findMany({ where: { status: 'waiting' } });
  const [first, second] = mails;
  await outbox.update({ where: { id: first?.id }, data: { status: 'failed' } });
  await outbox.update({ where: { id: second?.id }, data: { createdAt: new Date(Date.now() - 900_000) } });
  const after = await system();
  expect(after.mails).toMatchObject({ failed: before.mails.failed + 1, waiting: mails.length - 1 });
  expect(after.mails.oldestS).toBeGreaterThanOrEqual(900);
  expect(after.ledger.waiting).toBeGreaterThan(before.ledger.waiting);
  expect(after.readers.find(({ reader }) => reader === 'mail')).toEqual({ reader: 'mail', events: 0 });
});
