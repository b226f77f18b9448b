import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { UID } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { Role } from '../src/contract/people/roles';
import { assignmentStatuses } from '../src/contract/states/assignment';
import { invoiceStatuses } from '../src/contract/states/invoice';
import { orderStatuses } from '../src/contract/states/order';
import { quoteStatuses } from '../src/contract/states/quote';
import { signIn, type SignedIn } from './accounts';
import { catchUp } from './catch-up';
import { killableServer } from './killable-server';
import { body } from './offer-calls';
import { compiled, useStrapi } from './strapi';

/** The numbers of steps after which a first start is killed. */
const DEATHS = [40, 180];
const tables = ['quotes', 'offers', 'orders', 'assignments', 'invoices', 'payments', 'messages', 'contacts', 'declarations', 'events'];

type Progress = { done: number; finished: boolean } | null;

/** Lists those of the statuses in which a list has an entry. */
async function foundOf(login: SignedIn, path: string, statuses: readonly string[]): Promise<(string | undefined)[]> {
  const pages = statuses.map((status) => body<Page<{ status: string }>>(login.call('GET', `${path}?status=${status}`)));
  return (await Promise.all(pages)).map(({ items }) => items[0]?.status);
}

// On PostgreSQL there is no demo.
describe.skipIf(inject('postgresUrl') !== undefined)('the demo', () => {
  const shop = useStrapi();
  const server = killableServer();
  const begin = () => server.start({ DEMO_DOCUMENTS: 'true' });
  const progress = () => shop.strapi.store({ type: 'core', name: 'demo' }).get({ key: 'progress' }) as Promise<Progress>;
  const logins = {} as Record<Role, SignedIn>;

  beforeAll(async () => {
    for (const death of DEATHS) {
      const start = begin();
      while (((await progress())?.done ?? 0) < death) await delay(1);
      await server.kill();
      void start.catch(() => undefined);
    }
    await begin();
    await server.kill();
    const kept = JSON.parse(readFileSync(join(String(process.env.DATA_DIR), 'demo-logins.json'), 'utf8')) as Record<
      Role,
      { email: string; password: string }
    >;
    for (const role of ['user', 'contractor', 'admin'] as const) logins[role] = await signIn(shop, kept[role].email, kept[role].password);
  });
  afterAll(server.kill);

  const counted = () =>
    Promise.all(tables.map(async (table) => [table, (await shop.strapi.db.connection(table).count('* as rows'))[0]?.rows]));

  test('has begun where each start before it was cut short', async () => expect(await progress()).toMatchObject({ finished: true }));

  test.each([
    ['quotes', quoteStatuses],
    ['orders', orderStatuses],
    ['assignments', assignmentStatuses],
    ['invoices', invoiceStatuses],
  ])('shows staff %s in every state', async (noun, statuses) => {
    expect(await foundOf(logins.admin, `/api/staff/${noun}`, statuses)).toEqual(statuses);
  });

  test.each([
    ['user', '/api/quotes', quoteStatuses],
    ['user', '/api/orders', orderStatuses],
    ['user', '/api/invoices', invoiceStatuses.filter((status) => status !== 'draft')],
    ['contractor', '/api/contractor/assignments', assignmentStatuses],
  ] as const)('shows the login of a %s %s in every state that they see', async (role, path, statuses) => {
    expect(await foundOf(logins[role], path, statuses)).toEqual(statuses);
  });

  test.each([
    ['quotes', 'number'],
    ['orders', 'number'],
    ['invoices', 'number'],
    ['events', 'seq'],
  ])('lets %s count in the order of days', async (table, count) => {
    const ofDocuments = table === 'events' ? { topic: ['quote', 'order', 'assignment', 'invoice', 'declaration', 'contact'] } : {};
    const rows: { createdAt: string }[] = await shop.strapi.db
      .query(`api::${table.slice(0, -1)}.${table.slice(0, -1)}` as UID.ContentType)
      .findMany({ where: { [count]: { $notNull: true }, ...ofDocuments }, orderBy: { [count]: 'asc' } });
    const times = rows.map(({ createdAt }) => new Date(createdAt).getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  test('adds nothing at the next start', async () => {
    const before = await counted();
    await begin();
    await server.kill();
    expect(await counted()).toEqual(before);
  });

  test('leaves a ledger that is in order', async () => {
    await catchUp(shop, 'platform/documents/store-documents', 'storeDocuments');
    const { verifyLedger } = compiled<{ verifyLedger: (strapi: unknown) => Promise<string[]> }>('domain/records/ledger/verify-ledger');
    expect(await verifyLedger(shop.strapi)).toEqual([]);
  });
});
