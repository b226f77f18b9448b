import { describe, expect, test } from 'vitest';
import type { CatalogueItem, Product } from '../src/contract/content/product';
import { cents } from '../src/contract/pricing/money';
import type { DraftLine, OfferDraft } from '../src/contract/quoting/offer';
import type { StaffQuoteView } from '../src/contract/quoting/offer';
import { newEmail } from './accounts';
import { body, newQuote, sendOffer, staffQuote, useCompany } from './offer-calls';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });

const freeLine: DraftLine = {
  key: '9',
  productId: '',
  name: 'Nachlass',
  description: '',
  unit: 'object',
  quantity: 1,
  price: cents(-4_000),
  listPrice: null,
  addons: [],
  propertyRelated: true,
  cost: null,
};
type Change = (line: DraftLine) => DraftLine[];
const changed = ({ draft }: StaffQuoteView, change: Change): Partial<OfferDraft> => ({ lines: draft.draft.lines.flatMap(change) });

/** Sends a request for two plans with one add-on that is a share of its line. */
async function requestedWithShare(): Promise<{ quote: StaffQuoteView; addon: Product['addons'][number] }> {
  const { addons } = await body<Product>(shop.http('/api/products/paper-to-cad/basic'));
  const addon = addons.find(({ priceType }) => priceType === 'percent')!;
  const quote = await newQuote(shop, staff, newEmail(), { addons: [addon] });
  return { quote, addon };
}

describe('a draft', () => {
  test('is stored at the list’s prices, whatever a browser says of them', async () => {
    const { quote } = await requestedWithShare();
    const lines = quote.draft.draft.lines.flatMap((line): DraftLine[] => [
      { ...line, listPrice: cents(1) },
      { ...freeLine, productId: line.productId, listPrice: cents(1) },
    ]);
    const change = { revision: quote.revision, draft: { ...quote.draft.draft, lines } };
    const saved = await body<StaffQuoteView>(staff.call('PUT', `/api/staff/quotes/${quote.id}/draft`, change));
    expect(saved.draft.draft.lines.map(({ listPrice }) => listPrice)).toEqual([3_900, 3_900]);
  });

  test('carries shares of its lines at what they are of them', async () => {
    const { quote, addon } = await requestedWithShare();
    const percent = Number(addon.price);
    const lines = quote.draft.draft.lines.map((line) => ({
      ...line,
      quantity: 10,
      addons: line.addons.map((share) => ({ ...share, amount: cents(1) })),
    }));
    const { draft, offers } = await sendOffer(staff, quote, { lines });
    expect(draft.draft.lines[0]?.addons[0]).toMatchObject({ id: addon.id, amount: 390 * percent });
    expect(offers[0]?.document.lines[0]).toMatchObject({ base: 39_000, net: 39_000 + 390 * percent });
  });
});

test('express that staff pick from the catalogue stands in the offer with its term and what it costs', async () => {
  const { items } = await body<{ items: CatalogueItem[] }>(staff.call('GET', '/api/staff/catalogue?locale=de'));
  const { id: addonId, name } = items.find((item) => item.name === 'Express über Nacht')!;
  const quote = await newQuote(shop, staff, newEmail());
  const express: DraftLine = { ...freeLine, addonId, name, price: cents(3_120) };
  const { offers, draft } = await sendOffer(
    staff,
    quote,
    changed(quote, (line) => [line, express]),
  );
  expect(draft.draft.lines[1]).toMatchObject({ addonId, listPrice: null });
  expect(offers[0]?.document.express).toEqual({
    term: 'overnight',
    cutoff: '16:00',
    due: '09:00',
    surcharge: 3_120,
    units: express.quantity,
  });
});

test.each<[string, Change]>([
  ['a price below a list price that the browser gives', (line) => [{ ...line, price: cents(1_000), listPrice: cents(1_000) }]],
  ['a free line of less than nothing', (line) => [line, freeLine]],
  ['an add-on of less than nothing', (line) => [{ ...line, addons: [{ id: '', name: 'Nachlass', amount: cents(-4_000) }] }]],
])('more than 20 % off by %s needs a super admin', async (_name, change) => {
  const quote = await newQuote(shop, staff, newEmail());
  await expect(sendOffer(staff, quote, changed(quote, change))).rejects.toThrow(/409.*quote.discount-needs-lead/);
  expect(await staffQuote(staff, quote.id)).toMatchObject({ status: 'in_review', offers: [] });
});
