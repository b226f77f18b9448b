import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileHeaders } from '../src/contract/files/file';
import type { QuoteView } from '../src/contract/quoting/offer';
import { newEmail, send } from './accounts';
import { contactBody, sendContact } from './contact-calls';
import { acceptanceOf, body, newQuote, sendOffer, staffQuote, useCompany } from './offer-calls';
import { panelEditor, type CallPanel } from './panel-editor';
import { cartId, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { staff, customer } = usePeople(shop, { staff: 'admin', customer: 'user' });

const refusal = async (answer: Response | Promise<Response>) => {
  const { error } = (await (await answer).json()) as { error: { code: string; message: string; fields: object; data: { sign: string } } };
  return [error.code, error.data.sign, Object.keys(error.fields), error.message.includes(error.data.sign)];
};

describe('a sign that no document can show is named at the field', () => {
  test.each([
    ['name', '王小明', '王'],
    ['company', 'Haus 🏠 GmbH', '🏠'],
  ])('of a request: %s', async (field, typed, sign) => {
    const cart = cartId();
    const contact = { name: 'Ada', email: newEmail(), customerType: 'business', projectCountry: 'DE', [field]: typed };
    const headers = { [fileHeaders.cart]: cart, [fileHeaders.appCheck]: await shop.appCheck(cart) };
    const request = {
      cartId: cart,
      locale: 'de',
      items: [{ productId: 'x', quantity: 1, selectedAddons: [], files: [] }],
      contact,
      consent: true,
    };
    const refused = send(shop, 'POST', '/api/quotes', { ...request, expectedNet: 1 }, headers);
    expect(await refusal(refused)).toEqual(['input.unprintable', sign, [`contact.${field}`], true]);
  });

  test('of an account and its address', async () => {
    const address = { name: 'Ada', street: 'Ring 1', postcode: '10115', city: '東京', country: 'DE' };
    expect(await refusal(customer.call('PATCH', '/api/account', { company: '✓ GmbH' }))).toEqual([
      'input.unprintable',
      '✓',
      ['company'],
      true,
    ]);
    expect(await refusal(customer.call('PATCH', '/api/account', { billingAddress: address }))).toEqual([
      'input.unprintable',
      '東',
      ['billingAddress.city'],
      true,
    ]);
  });

  test('of an acceptance, and of a draft of staff', async () => {
    const quote = await newQuote(shop, staff, customer.email, { contact: { customerType: 'business' } });
    const reviewed = await sendOffer(staff, quote);
    const own = await body<QuoteView>(customer.call('GET', `/api/quotes/${quote.id}`));
    const accepted = customer.call('POST', `/api/quotes/${quote.id}/accept`, acceptanceOf(own, { reference: 'Proj ☂' }));
    expect(await refusal(accepted)).toEqual(['input.unprintable', '☂', ['reference'], true]);
    const other = await newQuote(shop, staff, customer.email);
    await body(staff.call('POST', `/api/staff/quotes/${other.id}/review`, { revision: other.revision, key: randomUUID() }));
    const { revision, draft } = await staffQuote(staff, other.id);
    const lines = draft.draft.lines.map((line) => ({ ...line, description: 'שלום' }));
    const saved = staff.call('PUT', `/api/staff/quotes/${other.id}/draft`, { revision, draft: { ...draft.draft, lines } });
    expect(await refusal(saved)).toEqual(['input.unprintable', 'ש', ['draft.lines.0.description'], true]);
    expect(reviewed.status).toBe('offered');
  });

  describe('of what editors name', () => {
    let editor: CallPanel;
    beforeAll(async () => void (editor = await panelEditor(shop, 'strapi-super-admin')));
    const message = (answer: unknown): string => (answer as { error: { message: string } }).error.message;

    test('a service and the company', async () => {
      const product = await shop.strapi.documents('api::product.product').findFirst({ filters: { slug: 'basic' } });
      const service = await editor('PUT', `/content-manager/collection-types/api::product.product/${product?.documentId}?locale=de`, {
        name: 'Plan ✏️',
      });
      expect([service.status, message(service.body)]).toEqual([400, expect.stringContaining('„✏“')]);
      const company = await editor('PUT', '/content-manager/single-types/api::company.company', { legalName: 'プラン GmbH' });
      expect([company.status, message(company.body)]).toEqual([400, expect.stringContaining('„プ“')]);
    });
  });
});

describe('what stands on no document may have any sign', () => {
  test('a message of the contact form', async () => {
    const answer = await sendContact(shop, contactBody(cartId(), { name: '王小明', message: 'Danke 🙏' }), {
      'x-forwarded-for': '10.8.0.1',
    });
    expect(answer.status).toBe(201);
  });

  test('a declaration, which is never refused for its signs', async () => {
    const declared = { key: cartId(), kind: 'withdrawal', locale: 'de', name: '王小明', email: newEmail(), reference: 'Auftrag ✓' };
    expect((await send(shop, 'POST', '/api/declarations', declared)).status).toBe(201);
  });
});
