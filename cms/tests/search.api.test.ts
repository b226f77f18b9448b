import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { StaffOrderSummary } from '../src/contract/order';
import type { StaffQuoteSummary } from '../src/contract/quote';
import { compiled, newEmail, PASSWORD, signedInAs, staffMember, type SignedIn } from './accounts';
import { body, fillCompany, newQuote, placedOrder } from './offer-calls';
import { placeOrder } from './order-rows';
import { useStrapi } from './strapi';

const shop = useStrapi();
let staff: SignedIn;
beforeAll(async () => {
  staff = await staffMember(shop, 'super_admin');
  await fillCompany(shop);
});

const fillSearchText = () =>
  compiled<{ fillSearchText(strapi: unknown): Promise<void> }>('search/fill-search-text').fillSearchText(shop.strapi);
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

test('what somebody took away can no longer be searched', async () => {
  const customer = await signedInAs(shop, 'user');
  const { number } = await newQuote(shop, staff, customer.email);
  expect(await numbers('quotes', customer.email)).toEqual([number]);
  await body(customer.call('POST', '/api/account/deletion', { password: PASSWORD }));
  expect(await numbers('quotes', customer.email)).toEqual([]);
  expect(await numbers('quotes', number)).toEqual([number]);
});
