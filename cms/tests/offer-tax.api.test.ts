import { describe, expect, test } from 'vitest';
import type { QuoteView } from '../src/contract/quoting/offer';
import { newEmail, send } from './accounts';
import { acceptanceOf, body, newQuote, sendOffer, staffQuote, useCompany } from './offer-calls';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });

const billing = { name: 'Ada Jansen', street: 'Ring 1', postcode: '1010', city: 'Wien', country: 'AT' };
const billedIn = (country: string, vatId: string) => ({ billing: { ...billing, country }, vatId });
const own = (id: string) => body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
const refusal = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: { code: string; fields: Record<string, string> } };
  return [answer.status, error?.code, error?.fields];
};

describe('an order', () => {
  test.each([
    ['reverse-charge', billedIn('DE', 'ATU12345678'), 'quote.billing-country-unfit', { country: 'accept.problem.country-eu' }],
    ['reverse-charge', billedIn('AT', ''), 'quote.vat-id-needed', { vatId: 'accept.problem.vat-id-foreign' }],
    ['reverse-charge', billedIn('AT', 'FRXX123456789'), 'quote.vat-id-needed', { vatId: 'accept.problem.vat-id-country' }],
    ['property-eu', billedIn('DE', 'DE123456789'), 'quote.vat-id-needed', { vatId: 'accept.problem.vat-id-foreign' }],
    ['third-country', billedIn('AT', ''), 'quote.billing-country-unfit', { country: 'accept.problem.country-third' }],
  ] as const)('of %s billed %o is refused', async (taxCase, given, code, fields) => {
    const quote = await newQuote(shop, staff, customer.email, { contact: { customerType: 'business' } });
    const { id } = await sendOffer(staff, quote, { taxCase });
    const refused = await customer.call('POST', `/api/quotes/${id}/accept`, acceptanceOf(await own(id), given));
    expect(await refusal(refused)).toEqual([422, code, fields]);
    expect(await own(id)).toMatchObject({ status: 'offered', orderId: null, offer: { totals: { vat: 0, gross: 7_800 } } });
    await body(customer.call('POST', `/api/quotes/${id}/accept`, acceptanceOf(await own(id), rightFor[taxCase])));
  });

  test('by a guest is looked at too', async () => {
    const { id } = await sendOffer(staff, await newQuote(shop, staff, newEmail(), { contact: { customerType: 'business' } }), {
      taxCase: 'third-country',
    });
    const { guestToken } = compiled<{ guestToken(id: string, revision: number): string }>('domain/quoting/quote-row');
    const path = `/api/guest/${guestToken(id, 2)}`;
    const quote = await body<QuoteView>(shop.http(path));
    const refused = await send(shop, 'POST', `${path}/accept`, acceptanceOf(quote, billedIn('DE', '')));
    expect(await refusal(refused)).toEqual([422, 'quote.billing-country-unfit', { country: 'accept.problem.country-third' }]);
  });
});

const rightFor = {
  'reverse-charge': billedIn('GR', 'EL123456789'),
  'property-eu': billedIn('DE', 'ATU12345678'),
  'third-country': billedIn('CH', ''),
};

test.each([
  ['reverse-charge', 'consumer', 'quote.tax-case-consumer'],
  ['property-eu', 'consumer', 'quote.tax-case-consumer'],
  ['third-country', 'consumer', 'quote.tax-case-consumer'],
  ['third-country-consumer', 'business', 'quote.tax-case-business'],
] as const)('no offer is sent as %s to a %s, not even by a super admin', async (taxCase, customerType, code) => {
  const quote = await newQuote(shop, staff, customer.email, { contact: { customerType } });
  await expect(sendOffer(lead, quote, { taxCase })).rejects.toThrow(new RegExp(`409.*${code}`));
  expect(await staffQuote(staff, quote.id)).toMatchObject({ offers: [] });
});

test('a consumer outside the EU orders a listed service without VAT, billed outside the EU alone', async () => {
  const quote = await newQuote(shop, staff, customer.email, { contact: { customerType: 'consumer' } });
  const { id } = await sendOffer(staff, quote, { taxCase: 'third-country-consumer' });
  const accept = async (country: string) => {
    const billed = { billing: { ...billing, country }, earlyStart: false };
    return customer.call('POST', `/api/quotes/${id}/accept`, acceptanceOf(await own(id), billed));
  };
  expect(await refusal(await accept('DE'))).toEqual([422, 'quote.billing-country-unfit', { country: 'accept.problem.country-third' }]);
  await body(accept('CH'));
  expect(await own(id)).toMatchObject({ status: 'accepted', offer: { totals: { vat: 0, gross: 7_800 } } });
});
