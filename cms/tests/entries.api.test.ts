import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileHeaders } from '../src/contract/file';
import { panelEditor, type CallPanel } from './panel-editor';
import { cartId, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
const { customer, staff } = usePeople(shop, { customer: 'user', staff: 'admin' });

describe('what no document can carry', () => {
  const address = { name: 'Ada Beispiel', street: 'Weg 1', postcode: '10119', city: 'Berlin', country: 'DE' };
  const accountStatus = async (body: object) => (await customer.call('PATCH', '/api/account', body)).status;

  test.each([
    ['a country that is none', { billingAddress: { ...address, country: 'ZZ' } }],
    ['the prefix of Greek VAT IDs as a country', { billingAddress: { ...address, country: 'EL' } }],
    ['a VAT ID of no country', { vatId: 'AA9999' }],
    ['a control character in a name', { billingAddress: { ...address, name: 'Ada\u0007' } }],
    ['a control character in a company', { company: 'A\u009fB' }],
    ['a non-character', { name: 'Ada\ufffe' }],
  ])('is refused in an account: %s', async (_name, body) => expect(await accountStatus(body)).toBe(400));

  test('while what it can is kept', async () =>
    expect(await accountStatus({ vatId: 'DE 123 456 789', billingAddress: { ...address, country: 'GR' } })).toBe(200));

  test.each([
    ['a country that is none', { projectCountry: 'ZZ' }],
    ['a VAT ID of no country', { vatId: 'AA9999' }],
    ['a control character', { company: 'A\u0001B' }],
  ])('is refused in a request: %s', async (_name, wrong) => {
    const cart = cartId();
    const contact = { name: 'Ada', email: 'ada@example.com', customerType: 'business', projectCountry: 'DE', ...wrong };
    const answer = await shop.http('/api/quotes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [fileHeaders.cart]: cart, [fileHeaders.appCheck]: await shop.appCheck(cart) },
      body: JSON.stringify({ cartId: cart, locale: 'de', items: [], contact, consent: true, expectedNet: 0 }),
    });
    const { error } = (await answer.json()) as { error: { code: string; fields?: Record<string, string> } };
    expect([answer.status, error.code]).toEqual([400, 'input.invalid']);
  });

  test('is refused in the reason of a cancellation', async () => {
    const move = { key: randomUUID(), revision: 1, text: 'Doppelt\u0007' };
    expect((await staff.call('POST', '/api/staff/invoices/nobody/cancel', move)).status).toBe(400);
  });
});

describe('the panel', () => {
  const COMPANY = '/content-manager/single-types/api::company.company';
  let editor: CallPanel;
  beforeAll(async () => void (editor = await panelEditor(shop, 'strapi-super-admin')));
  const message = (body: unknown): string => (body as { error: { message: string } }).error.message;

  test.each([
    ['a country that is none', { country: 'ZZ' }, /ISO 3166/],
    ['a VAT ID of no country', { vatId: 'AA9999' }, /Form ihres Landes/],
    ['a control character', { legalName: 'Planquadrat\u0007' }, /Steuerzeichen/],
  ])('refuses %s in the company data', async (_name, wrong, words) => {
    const answer = await editor('PUT', COMPANY, wrong);
    expect(answer.status).toBe(400);
    expect(message(answer.body)).toMatch(words);
  });

  test('keeps company data that are right', async () =>
    expect((await editor('PUT', COMPANY, { country: 'AT', vatId: 'ATU12345678', legalName: 'Planquadrat GmbH' })).status).toBe(200));
});
