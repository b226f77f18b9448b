import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LoggedEvent } from '../src/contract/people/logged-event';
import type { QuoteView, StaffQuoteView, WrittenAcceptance } from '../src/contract/quoting/offer';
import { presetKeys } from '../src/contract/quoting/choice';
import type { Order } from '../src/contract/production/order';
import { berlinDay, dayAfter } from '../src/platform/time/time';
import { newEmail } from './accounts';
import { catchUp } from './catch-up';
import { body, newQuote, problem, sendOffer, staffOrder, transitionOrder, uploadFile, useCompany } from './offer-calls';
import { compiled, useSharedStrapi, type Shop } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });
const today = berlinDay(new Date());

const offered = async (email: string, customerType: 'business' | 'consumer' = 'business') =>
  sendOffer(staff, await newQuote(shop, staff, email, { contact: { customerType } }));

const writtenOf = async ({ revision, offers }: StaffQuoteView, change: object = {}): Promise<WrittenAcceptance> => ({
  revision,
  key: randomUUID(),
  version: offers[0]?.version ?? '',
  billing: { name: 'Ada Jansen', street: 'Torstraße 1', postcode: '10119', city: 'Berlin', country: 'DE' },
  company: 'Hafen GmbH',
  reference: 'B-77',
  chosen: presetKeys(offers[0]?.document.lines ?? []),
  shownGross: offers[0]?.totals.gross,
  files: await uploadFile(shop, 'bestellung.txt'),
  receivedOn: today,
  ...change,
});
const record = (who: typeof lead, id: string, written: WrittenAcceptance) => who.call('POST', `/api/staff/quotes/${id}/accept`, written);

test('a lead records what a business accepted in writing, once, with its file where the customer sees it', async () => {
  const quote = await offered(customer.email);
  const written = await writtenOf(quote, { text: 'Vielen Dank für Ihren Brief.' });
  const answers = await Promise.all([record(lead, quote.id, written), record(lead, quote.id, written)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const seen = await body<QuoteView>(customer.call('GET', `/api/quotes/${quote.id}`));
  expect(seen).toMatchObject({ status: 'accepted' });
  const order = await body<Order>(customer.call('GET', `/api/orders/${seen.orderId}`));
  expect(order).toMatchObject({
    status: 'placed',
    earlyStart: false,
    buyer: { company: 'Hafen GmbH', reference: 'B-77', street: 'Torstraße 1' },
    totals: { gross: quote.offers[0]?.totals.gross },
  });
  const note = seen.messages.find(({ transition }) => transition === 'quote.accept');
  expect(note).toMatchObject({ from: 'staff', internal: false, files: [{ originalName: 'bestellung.txt' }] });
  expect(note?.text).toMatch(/^Schriftlich angenommen, bei uns eingegangen am \d\d\.\d\d\.\d{4}\.\n\nVielen Dank für Ihren Brief\.$/);
  const about = await shop.strapi.db.query('api::event.event').findMany({ where: { subject: { $in: [quote.id, order.id] } } });
  const said = (name: string) => about.find((event: LoggedEvent) => event.name === name);
  expect(said('quote.accepted')).toMatchObject({ actor: 'superAdmin', data: { orderId: order.id, receivedOn: today } });
  expect(said('order.placed')).toMatchObject({ actor: 'superAdmin' });
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  const mails: { template: string }[] = await shop.strapi.db.query('api::outbox.outbox').findMany({ where: { to: customer.email } });
  expect(mails.map(({ template }) => template)).toContain('order-placed');
});

test('nobody records it but a lead, not for consumers, and not without a file or on an impossible day', async () => {
  const quote = await offered(newEmail());
  const refused = async (change: object, who = lead) => problem(record(who, quote.id, await writtenOf(quote, change)));
  expect((await refused({}, staff))[0]).toBe(403);
  expect((await refused({}, customer))[0]).toBe(403);
  expect(await refused({ files: { ...(await uploadFile(shop)), fileNames: [] } })).toEqual([400, 'input.invalid']);
  expect(await refused({ files: undefined })).toEqual([400, 'input.invalid']);
  expect(await refused({ receivedOn: dayAfter(today, 1) })).toEqual([400, 'input.invalid']);
  expect(await refused({ receivedOn: dayAfter(today, -1) })).toEqual([400, 'input.invalid']);
  expect(await refused({ version: 'z' })).toEqual([409, 'quote.version-superseded']);
  const others = await uploadFile(shop);
  expect(await refused({ files: { ...(await uploadFile(shop)), fileNames: others.fileNames } })).toEqual([422, 'quote.file-unknown']);
  const consumer = await offered(newEmail(), 'consumer');
  expect(await problem(record(lead, consumer.id, await writtenOf(consumer)))).toEqual([409, 'quote.written-by-business']);
  expect((await body<StaffQuoteView>(staff.call('GET', `/api/staff/quotes/${quote.id}`))).status).toBe('offered');
});

test('what the customer wrote outlives the files of the order', async () => {
  const quote = await offered(newEmail());
  const { orderId } = await body<StaffQuoteView>(record(lead, quote.id, await writtenOf(quote)));
  const id = orderId ?? '';
  await transitionOrder(lead, id, 'cancel');
  const jobs = compiled<Record<'announceFileRemoval' | 'removeOrderFiles', (strapi: Shop['strapi'], now: Date) => Promise<void>>>(
    'domain/production/orders/remove-order-files',
  );
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const request = await uploadFile(shop, 'grundriss.txt');
  await body(lead.call('POST', `/api/staff/quotes/${quote.id}/messages`, { key: randomUUID(), text: 'Zur Sache', files: request }));
  await jobs.announceFileRemoval(shop.strapi, inDays(360));
  await jobs.removeOrderFiles(shop.strapi, inDays(380));
  const order = await staffOrder(lead, id);
  expect(order.filesRemovedAt).not.toBeNull();
  const names = order.messages.flatMap(({ files }) => files.map(({ originalName }) => originalName));
  expect(names).toEqual(['bestellung.txt']);
  const [kept] = order.messages.flatMap(({ files }) => files);
  const { url } = await body<{ url: string }>(lead.call('GET', `/api/staff/quotes/${quote.id}/files/${kept?.fileName}/download-url`));
  expect(await (await shop.http(url)).text()).toBe('Grundriss');
});
