import { expect, test } from 'vitest';
import type { Order } from '../src/contract/production/order';
import { catchUp } from './catch-up';
import { addResult, body, moving, newQuote, placedOrder, problem, transitionOrder, uploadFile, useCompany } from './offer-calls';
import { compiled, useStrapi, type Shop } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { lead, customer, stranger } = usePeople(shop, { lead: 'super_admin', customer: 'user', stranger: 'user' });

const DAY_MS = 24 * 60 * 60 * 1000;
type Job = (strapi: Shop['strapi'], now: Date) => Promise<void>;
const jobs = () =>
  compiled<Record<'announceFileRemoval' | 'removeOrderFiles' | 'removeRequestFiles', Job>>('domain/production/orders/remove-order-files');
/** Runs the jobs, each in two processes at once, as if so many days had passed. */
async function runAfter(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY_MS);
  for (const name of ['announceFileRemoval', 'removeOrderFiles', 'removeRequestFiles'] as const)
    await Promise.all([jobs()[name](shop.strapi, now), jobs()[name](shop.strapi, now)]);
}

const own = (id: string) => body<Order>(customer.call('GET', `/api/orders/${id}`));
const namesIn = (order: Order): string[] => order.timeline.map(({ name }) => name).filter((name) => name.startsWith('order.files'));

async function completed(): Promise<Order> {
  const { id } = await placedOrder(shop, lead, customer);
  await transitionOrder(lead, id, 'start');
  await addResult(shop, lead, id);
  await transitionOrder(lead, id, 'submit', 'release');
  const { revision } = await own(id);
  await body(customer.call('POST', `/api/orders/${id}/complete`, { revision, key: crypto.randomUUID() }));
  return own(id);
}

test('the files of an order go a year after its end, two weeks after a notice, once and with a record', async () => {
  const order = await completed();
  const [file] = order.results;
  await runAfter(340);
  expect(namesIn(await own(order.id))).toEqual([]);
  await runAfter(355);
  const noticed = await own(order.id);
  expect(namesIn(noticed)).toEqual(['order.files-expiring']);
  expect(noticed.results).toHaveLength(1);
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  await catchUp(shop, 'platform/mail/deliver-outbox', 'deliverOutbox');
  const mails = await shop.strapi.db
    .query('api::outbox.outbox')
    .findMany({ where: { template: 'order-files-expiring', to: customer.email } });
  expect(mails).toHaveLength(1);
  expect(mails[0].text).toContain(order.number);
  await runAfter(366);
  expect(namesIn(await own(order.id))).toEqual(['order.files-expiring']);
  await runAfter(370);
  const removed = await own(order.id);
  expect(removed).toMatchObject({ results: [], files: [], filesRemovedAt: expect.any(String) });
  expect(namesIn(removed)).toEqual(['order.files-expiring', 'order.files-removed']);
  expect(await problem(customer.call('GET', `/api/orders/${order.id}/files/${file?.fileName}/download-url`))).toEqual([
    404,
    'storage.object-not-found',
  ]);
  await compiled<{ removeExpiredFiles(strapi: Shop['strapi']): Promise<void> }>('domain/files/cart-files').removeExpiredFiles(shop.strapi);
  expect(await shop.strapi.db.query('api::file.file').count({ where: { fileName: file?.fileName } })).toBe(0);
});

test('until then everything comes as one archive, for its owner alone', async () => {
  const { id, number } = await completed();
  await catchUp(shop, 'platform/documents/store-documents', 'storeDocuments');
  const { url } = await body<{ url: string }>(customer.call('GET', `/api/orders/${id}/archive/download-url`));
  const zip = Buffer.from(await (await shop.http(url)).arrayBuffer());
  for (const name of ['order.json', `files/${number}/`, 'ergebnis.txt', `documents/`]) expect(zip.includes(name)).toBe(true);
  expect(await problem(shop.http(url.replace(/signature=.{4}/, 'signature=AAAA')))).toEqual([403, 'storage.unauthorized']);
  expect(await problem(stranger.call('GET', `/api/orders/${id}/archive/download-url`))).toEqual([404, 'order.not-found']);
});

test('an order that is open keeps its files, however old it is', async () => {
  const { id } = await placedOrder(shop, lead, customer);
  await transitionOrder(lead, id, 'start');
  await addResult(shop, lead, id);
  await runAfter(800);
  await runAfter(830);
  expect(namesIn(await own(id))).toEqual([]);
});

test('an order from before has the time of its end', async () => {
  const { id, completedAt } = await completed();
  const orders = () => shop.strapi.db.connection('orders').where({ document_id: id });
  await orders().update({ ended_at: null });
  const { endedOrders } = compiled<{ endedOrders(strapi: unknown, trx: unknown): Promise<void> }>('migrations/008-ended-orders');
  await endedOrders(shop.strapi, shop.strapi.db.connection);
  const row = await shop.strapi.db.query('api::order.order').findOne({ where: { documentId: id } });
  expect(new Date(row.endedAt).toISOString()).toBe(completedAt);
  await orders().update({ ended_at: null, completed_at: null, status: 'cancelled' });
  await endedOrders(shop.strapi, shop.strapi.db.connection);
  expect((await orders().first('ended_at')).ended_at).not.toBeNull();
});

test('files of a request that came to nothing go after as long, without a notice', async () => {
  const quote = await newQuote(shop, lead, customer.email);
  const { fileNames } = await uploadFile(shop);
  const files = () => shop.strapi.db.connection('customer_files').whereIn('file_name', fileNames);
  await files().update({ quote_id: quote.id });
  const reviewed = await body<{ revision: number }>(lead.call('POST', `/api/staff/quotes/${quote.id}/review`, moving(quote)));
  await body(lead.call('POST', `/api/staff/quotes/${quote.id}/decline-by-us`, moving(reviewed, 'Keine Zeit')));
  await runAfter(360);
  expect((await files().first('quote_id')).quote_id).toBe(quote.id);
  await runAfter(370);
  expect((await files().first('quote_id')).quote_id).toBeNull();
  const events = await shop.strapi.db.query('api::event.event').findMany({ where: { subject: quote.id, name: 'quote.files-removed' } });
  expect(events).toMatchObject([{ data: { files: 1 } }]);
});
