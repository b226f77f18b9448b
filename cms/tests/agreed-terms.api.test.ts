import type { UID } from '@strapi/strapi';
import { expect, test } from 'vitest';
import type { AgreedTerms, Order, StaffOrder } from '../src/contract/production/order';
import type { QuoteView } from '../src/contract/quoting/offer';
import { acceptanceOf, body, newQuote, placedOrder, problem, sendOffer, staffOrder, useCompany } from './offer-calls';
import { textOf } from './pdf-text';
import { useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { staff, customer, stranger } = usePeople(shop, { staff: 'admin', customer: 'user', stranger: 'user' });

const pages = () => shop.strapi.documents('api::legal-page.legal-page' as UID.ContentType) as never as Pages;
type Pages = {
  findFirst(query: object): Promise<{ documentId: string; body: string }>;
  update(query: object): Promise<unknown>;
  publish(query: object): Promise<unknown>;
  unpublish(query: object): Promise<unknown>;
};

/** Publishes terms with a sentence of their own, as editors do. */
async function publishTerms(sentence: string): Promise<void> {
  const { documentId } = await pages().findFirst({ filters: { slug: 'allgemeine-geschaftsbedingungen' } });
  const text = `## Geltung\n\n${sentence}\n\n1. Erstens\n2. Zweitens\n\n{{Widerrufsbelehrung}}\n\n{{Muster-Widerrufsformular}}`;
  await pages().update({ documentId, locale: 'de', data: { body: text } });
  await pages().publish({ documentId, locale: 'de' });
}

async function offered(): Promise<QuoteView> {
  const { id } = await sendOffer(staff, await newQuote(shop, staff, customer.email));
  return body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
}

test('the terms of an order stay those that were agreed, whatever editors publish later', async () => {
  await publishTerms('Es gilt die Fassung vom Frühjahr.');
  const order = await placedOrder(shop, staff, customer);
  await publishTerms('Es gilt die Fassung vom Herbst.');
  const terms = await body<AgreedTerms>(customer.call('GET', `/api/orders/${order.id}/terms`));
  expect(terms).toMatchObject({ ...order.terms, withdrawalNotice: expect.arrayContaining(['Muster-Widerrufsformular']) });
  expect(terms.bodyHtml).toContain('Es gilt die Fassung vom Frühjahr.');
  expect(terms.bodyHtml).toContain('Die Widerrufsfrist beträgt vierzehn Tage');
  expect(terms.bodyHtml).not.toContain('{{');
  expect(await staffOrder(staff, order.id)).toMatchObject({ terms: order.terms, privacy: order.privacy } satisfies Partial<StaffOrder>);
  expect(order.privacy?.version).toMatch(/^[\da-f]{64}$/);
  const { url } = await body<{ url: string }>(staff.call('GET', `/api/staff/orders/${order.id}/terms/download-url`));
  const pdf = Buffer.from(await (await shop.http(url)).arrayBuffer());
  const text = await textOf(pdf);
  for (const part of ['Es gilt die Fassung vom Frühjahr.', '2. Zweitens', 'Unzutreffendes streichen', String(order.terms?.version)])
    expect(text.replaceAll(/\s+/g, '')).toContain(part.replaceAll(' ', ''));
});

test('whoever read other terms than those of now is told so, and orders nothing', async () => {
  const before = await offered();
  await publishTerms('Es gilt die Fassung von eben.');
  const accept = (quote: QuoteView, change = {}) => customer.call('POST', `/api/quotes/${quote.id}/accept`, acceptanceOf(quote, change));
  expect(await problem(accept(before))).toEqual([409, 'quote.terms-changed']);
  expect(await problem(accept(before, { termsVersion: undefined }))).toEqual([409, 'quote.terms-changed']);
  const now = await body<QuoteView>(customer.call('GET', `/api/quotes/${before.id}`));
  expect(now).toMatchObject({ status: 'offered', orderId: null });
  const accepted = await body<QuoteView>(accept(now));
  expect(await body<Order>(customer.call('GET', `/api/orders/${accepted.orderId}`))).toMatchObject({ terms: now.terms });
});

test('terms that were taken off the site since they were read are not agreed to', async () => {
  const before = await offered();
  const { documentId } = await pages().findFirst({ filters: { slug: 'allgemeine-geschaftsbedingungen' } });
  await pages().unpublish({ documentId, locale: 'de' });
  const accept = (quote: QuoteView) => customer.call('POST', `/api/quotes/${quote.id}/accept`, acceptanceOf(quote));
  expect(await problem(accept(before))).toEqual([409, 'quote.terms-changed']);
  const now = await body<QuoteView>(customer.call('GET', `/api/quotes/${before.id}`));
  expect(now.terms).toBeNull();
  const { orderId } = await body<QuoteView>(accept(now));
  expect(await body<Order>(customer.call('GET', `/api/orders/${orderId}`))).toMatchObject({ terms: null });
  await publishTerms('Es gilt wieder eine Fassung.');
});

test('two who are the first to agree to a version both order', async () => {
  await publishTerms('Es gilt die Fassung für zwei.');
  const quotes = [await offered(), await offered()];
  const answers = await Promise.all(quotes.map((quote) => customer.call('POST', `/api/quotes/${quote.id}/accept`, acceptanceOf(quote))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a version that was agreed to cannot be changed, and strangers have no terms', async () => {
  const { id, terms } = await placedOrder(shop, staff, customer);
  const kept = () => shop.strapi.db.connection('legal_texts').where({ version: terms?.version });
  await expect(kept().update({ body: 'Es gilt nichts.' })).rejects.toThrow(/final/);
  await expect(kept().delete()).rejects.toThrow(/final/);
  expect(await problem(stranger.call('GET', `/api/orders/${id}/terms`))).toEqual([404, 'order.not-found']);
  expect(await problem(stranger.call('GET', `/api/orders/${id}/terms/download-url`))).toEqual([404, 'order.not-found']);
});
