import { beforeAll, expect, test } from 'vitest';
import { newEmail } from './accounts';
import { asOwner } from './database-owner';
import { moving, newQuote, sendOffer, staffQuote, useCompany, body } from './offer-calls';
import { oldOrders } from './old-orders';
import { useStrapi } from './strapi';
import { traceFinder } from './traces';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { lead } = usePeople(shop, { lead: 'super_admin' });
const { tracesInTables, tracesInFiles } = traceFinder(shop);
const { rows, count, ordering, letYearsPass, removeWhatIsOver, runJobs } = oldOrders(shop, lead);

const letters = ['offers', 'reminders', 'declarations', 'declaration_settlements'];
const bills = ['invoices', 'payments', 'invoice_balances'];
let ordered: Awaited<ReturnType<typeof ordering>>;
const counts = async (names: readonly string[]) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await count(name)])));

beforeAll(async () => {
  ordered = await ordering('Quellmann');
  await runJobs();
});

test('in the last year of their time nothing of an order is gone', async () => {
  await letYearsPass(6);
  const before = await counts([...letters, ...bills, 'orders', 'quotes', 'messages', 'stored_documents', 'people']);
  expect(Object.entries(before).filter(([, there]) => there === 0)).toEqual([]);
  await removeWhatIsOver();
  expect(await counts(Object.keys(before))).toEqual(before);
});

test('after the sixth year letters are gone with their files, and invoices and their order can still be read', async () => {
  await letYearsPass(1);
  const kept = await counts(bills);
  await removeWhatIsOver();
  expect(await counts(letters)).toEqual(Object.fromEntries(letters.map((name) => [name, 0])));
  expect(await counts(bills)).toEqual(kept);
  const kinds: string[] = await rows('stored_documents').distinct('kind').pluck('kind');
  expect(kinds.sort()).toEqual(['cancellation', 'invoice']);
  for (const path of [`orders/${ordered.orderId}`, `quotes/${ordered.quoteId}`, 'invoices', 'orders', 'quotes', 'audit'])
    expect([path, (await lead.call('GET', `/api/staff/${path}`)).status]).toEqual([path, 200]);
  const invoices: { document_id: string }[] = await rows('invoices').select('document_id');
  for (const { document_id: id } of invoices) expect((await lead.call('GET', `/api/staff/invoices/${id}`)).status).toBe(200);
  const names: string[] = await rows('events').where({ subject: ordered.orderId }).pluck('name');
  expect(names.filter((name) => name === 'order.letters-removed')).toHaveLength(1);
});

test('after the eighth year nothing of them is left, in no table and no file', async () => {
  await letYearsPass(2);
  expect(await tracesInTables(ordered.traces)).not.toEqual([]);
  await removeWhatIsOver();
  expect(await tracesInTables(ordered.traces)).toEqual([]);
  expect(await tracesInFiles(ordered.traces)).toEqual([]);
  expect(await counts([...letters, ...bills, 'orders', 'quotes', 'messages', 'stored_documents'])).toEqual(
    Object.fromEntries([...letters, ...bills, 'orders', 'quotes', 'messages', 'stored_documents'].map((name) => [name, 0])),
  );
});

test('an invoice that is not paid stays, with its order', async () => {
  const { orderId } = await ordering('Borger');
  await asOwner(shop, ['payments'], () => rows('payments').delete());
  await rows('invoice_balances').where({ order_id: orderId, settlement: 'paid' }).update({ settlement: 'open', paid: 0 });
  await letYearsPass(9);
  await removeWhatIsOver();
  expect(await count('invoices', { order_id: orderId })).toBe(3);
  expect(await count('orders', { document_id: orderId })).toBe(1);
  await rows('invoice_balances').where({ order_id: orderId, settlement: 'open' }).update({ settlement: 'paid' });
  await removeWhatIsOver();
  expect(await count('orders', { document_id: orderId })).toBe(0);
});

test('an order that is still worked on keeps its letters, however old they are', async () => {
  const { orderId, quoteId } = await ordering('Dauer');
  await rows('orders').where({ document_id: orderId }).update({ ended_at: null, status: 'in_production' });
  await letYearsPass(9);
  await removeWhatIsOver();
  expect(await count('offers', { quote_id: quoteId })).toBeGreaterThan(0);
  expect(await count('orders', { document_id: orderId })).toBe(1);
});

test('an offer that led to no order goes with its request after the sixth year', async () => {
  const email = newEmail();
  const { id } = await sendOffer(lead, await newQuote(shop, lead, email));
  const quote = await staffQuote(lead, id);
  await body(lead.call('POST', `/api/staff/quotes/${id}/withdraw`, moving(quote, 'Wir haben keine Zeit.')));
  await runJobs();
  await letYearsPass(6);
  await removeWhatIsOver();
  expect(await count('offers', { quote_id: id })).toBe(1);
  await letYearsPass(1);
  await removeWhatIsOver();
  expect(await count('offers', { quote_id: id })).toBe(0);
  expect(await tracesInTables([email])).toEqual([]);
});
