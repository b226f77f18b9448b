import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { StaffOrderSummary } from '../src/contract/production/order';
import type { StaffQuoteSummary } from '../src/contract/quoting/quote';
import { newEmail, PASSWORD, signedInAs } from './accounts';
import { body, newQuote, placedOrder, useCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { insertCopies } from './row-copies';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'super_admin' });

const fillSearchText = () =>
  compiled<{ fillSearchText(strapi: unknown): Promise<void> }>('platform/search/fill-search-text').fillSearchText(shop.strapi);
const found = async <T>(list: string, q: string): Promise<T[]> =>
  (await body<Page<T & object>>(staff.call('GET', `/api/staff/${list}?limit=100&q=${encodeURIComponent(q)}`))).items;
const numbers = async (list: string, q: string) => (await found<{ number: string }>(list, q)).map(({ number }) => number);

describe('staff find quotes', () => {
  const email = newEmail();
  let number: string;
  beforeAll(async () => {
    ({ number } = await newQuote(shop, staff, email));
  });

  test.each([
    ['the number', () => number],
    ['a part of it', () => number.slice(-5)],
    ['the address in capitals', () => email.toUpperCase()],
    ['words in any order', () => `${email} ada`],
    ['a part of a word', () => email.slice(2, -3)],
  ])('by %s', async (_what, q) => expect(await numbers('quotes', q())).toContain(number));

  test.each([
    ['another word', () => `${email} Grundriss`],
    ['placeholders of the database', () => `${email.slice(0, 4)}%${email.slice(-4)}`],
    ['an underscore for any letter', () => email.replace('@', '_')],
  ])('but not by %s', async (_what, q) => expect(await numbers('quotes', q())).toEqual([]));

  test('together with the filters and pages of the list', async () => {
    const second = await newQuote(shop, staff, email);
    const page = (query: string) => body<Page<StaffQuoteSummary>>(staff.call('GET', `/api/staff/quotes?q=${email}&${query}`));
    const first = await page('limit=1&status=submitted');
    expect(first.items.map((item) => item.number)).toEqual([second.number]);
    expect((await page(`limit=1&cursor=${first.next}`)).items.map((item) => item.number)).toEqual([number]);
    expect((await page('status=offered')).items).toEqual([]);
  });
});

test('an order is found by whom it is billed to', async () => {
  const customer = await signedInAs(shop, 'user');
  const billing = { name: 'Zoë Überseemann', street: 'Torstraße 1', postcode: '10119', city: 'Berlin', country: 'DE' };
  const order = await placedOrder(shop, staff, customer, { billing });
  expect(await numbers('orders', 'ueberseemann zoe')).toEqual([order.number]);
});

describe('documents from before there was a search text', () => {
  test('are found once it has been filled in, fifty in a run', async () => {
    for (let count = 0; count < 51; count++) await placeOrder(shop, { email: `alt-${count}@bestand.example` });
    expect(await found<StaffOrderSummary>('orders', 'bestand.example')).toEqual([]);
    await fillSearchText();
    expect(await found('orders', 'bestand.example')).toHaveLength(50);
    await fillSearchText();
    expect(await found('orders', 'bestand.example')).toHaveLength(51);
  });
});

describe('a word of thousands', () => {
  const copies = Array.from({ length: 2_100 }, (_, index) => ({ index, number: `AN-VIEL-${index}`, amount: index % 50 }));
  const oldestFirst = copies.map(({ number }) => number);
  const largestFirst = copies.toSorted((a, b) => b.amount - a.amount || b.index - a.index).map(({ number }) => number);
  beforeAll(async () => {
    const { number } = await newQuote(shop, staff, newEmail());
    const rows = copies.map(({ index, ...own }) => {
      const unique = { document_id: `viel-${index}`, cart_id_hash: `viel-${index}`, guest_token_hash: `viel-${index}` };
      return { ...own, ...unique, search_text: `vielfach ${own.number.toLowerCase()}` };
    });
    await insertCopies(shop, 'quotes', { number }, rows);
  });

  test.each([
    ['vielfach', 'oldest', oldestFirst],
    ['vielfach', 'amount', largestFirst],
    ['vielfach viel-1', 'amount', largestFirst.filter((number) => number.startsWith('AN-VIEL-1'))],
  ])('%s is found in the order of %s, page by page', async (q, sort, expected) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = `q=${q}&sort=${sort}&limit=100${cursor && `&cursor=${cursor}`}`;
      const page: Page<StaffQuoteSummary> = await body(staff.call('GET', `/api/staff/quotes?${query}`));
      seen.push(...page.items.map(({ number }) => number));
      cursor = page.next;
    }
    expect(seen).toEqual(expected);
  });
});

test('what somebody took away can no longer be searched', async () => {
  const customer = await signedInAs(shop, 'user');
  const { number } = await newQuote(shop, staff, customer.email);
  expect(await numbers('quotes', customer.email)).toEqual([number]);
  await body(customer.call('POST', '/api/account/deletion', { password: PASSWORD }));
  expect(await numbers('quotes', customer.email)).toEqual([]);
  expect(await numbers('quotes', number)).toEqual([number]);
});
