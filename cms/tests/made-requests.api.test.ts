import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { ContactMessage } from '../src/contract/people/contact';
import type { LoggedEvent } from '../src/contract/people/logged-event';
import type { MadeRequest } from '../src/contract/quoting/made-request';
import type { StaffQuoteSummary } from '../src/contract/quoting/quote';
import type { QuoteView, StaffQuoteView } from '../src/contract/quoting/offer';
import type { Product } from '../src/contract/content/product';
import { newEmail } from './accounts';
import { catchUp } from './catch-up';
import { contactBody, sendContact } from './contact-calls';
import { acceptanceOf, body, problem, sendOffer, uploadFile, useCompany } from './offer-calls';
import { cartId, compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });
let product: Product;
beforeAll(async () => {
  product = await body<Product>(shop.http('/api/products/paper-to-cad/basic'));
});

const requestOf = (change: Partial<MadeRequest> = {}): MadeRequest => ({
  key: randomUUID(),
  locale: 'de',
  items: [{ productId: product.id, quantity: 2, selectedAddons: [], note: 'Grundriss EG' }],
  contact: { name: 'Ada Beispiel', email: newEmail(), customerType: 'business', projectCountry: 'DE', phone: '030 1234567' },
  source: 'phone',
  receivedOn: '2026-01-05',
  ...change,
});
const send = (request: MadeRequest, who = staff) => who.call('POST', '/api/staff/quotes', request);
const made = (change: Partial<MadeRequest> = {}, who = staff) => body<StaffQuoteView>(send(requestOf(change), who));
const mailsTo = async (to: string): Promise<{ template: string }[]> => {
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  return shop.strapi.db.query('api::outbox.outbox').findMany({ where: { to } });
};
const submission = (subject: string): Promise<LoggedEvent> =>
  shop.strapi.db.query('api::event.event').findOne({ where: { subject, name: 'quote.submitted' } });

/** Sends a contact message with a file. @returns it as leads find it */
async function newMessage(): Promise<ContactMessage> {
  const { cartId: key, fileNames } = await uploadFile(shop, 'plan.txt');
  await sendContact(shop, contactBody(key, { name: 'Eva Anders', files: fileNames }), {});
  const { items } = await body<Page<ContactMessage>>(lead.call('GET', '/api/staff/contact-messages?limit=1'));
  return items[0] as ContactMessage;
}

describe('a request that staff make', () => {
  test('is priced as any other, and says who made it and how it reached us', async () => {
    const quote = await made();
    expect(quote).toMatchObject({
      status: 'submitted',
      net: 7_800,
      lines: [{ name: 'Paper to CAD Basic', quantity: 2, note: 'Grundriss EG' }],
      origin: { source: 'phone', receivedOn: '2026-01-05' },
      timeline: [{ name: 'quote.submitted', actor: 'staff' }],
    });
    const staffId = (await body<{ uid: string }>(staff.call('GET', '/api/account'))).uid;
    expect(await submission(quote.id)).toMatchObject({ actor: 'admin', accountId: staffId, data: { source: 'phone' } });
    const { items } = await body<Page<StaffQuoteSummary>>(staff.call('GET', '/api/staff/quotes?limit=1'));
    expect(items).toMatchObject([{ id: quote.id, madeByUs: true }]);
    const row = await shop.strapi.db.query('api::quote.quote').findOne({ where: { documentId: quote.id } });
    expect(row).toMatchObject({ consentAt: null, madeBy: staffId, source: 'phone', receivedOn: '2026-01-05' });
  });

  test('is told to its customer with the link, and accepted through it', async () => {
    const email = newEmail();
    const quote = await made({ contact: { ...requestOf().contact, email, customerType: 'consumer' } });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['quote-made']);
    const offered = await sendOffer(staff, quote);
    const { guestToken } = compiled<{ guestToken(id: string, revision: number): string }>('domain/quoting/quote-row');
    const link = `/api/guest/${guestToken(offered.id, 2)}`;
    const seen = await body<QuoteView>(shop.http(link));
    expect(JSON.stringify(seen)).not.toContain('origin');
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(acceptanceOf(seen)) };
    expect(await body<QuoteView>(shop.http(`${link}/accept`, init))).toMatchObject({ status: 'accepted' });
  });

  test('comes once, also from several clicks at once, and no other content comes under its key', async () => {
    const request = requestOf();
    const answers = await Promise.all([1, 2, 3].map(() => send(request)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const numbers = await Promise.all(answers.map((answer) => body<StaffQuoteView>(answer)));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
    expect(await problem(send({ ...request, source: 'letter' }))).toEqual([409, 'quote.already-submitted']);
  });

  test.each<[string, () => Partial<MadeRequest>, number, string]>([
    ['an unknown service', () => ({ items: [{ productId: 'none', quantity: 1, selectedAddons: [] }] }), 422, 'quote.product-unavailable'],
    [
      'too small a quantity',
      () => ({ items: [{ productId: product.id, quantity: 0.5, selectedAddons: [] }] }),
      422,
      'quote.quantity-invalid',
    ],
    ['a day to come', () => ({ receivedOn: '2999-01-01' }), 400, 'input.invalid'],
    ['another’s files', () => ({ files: { cartId: cartId(), fileNames: ['AAAAAAAAAAAAAAAAAAAAAA'] } }), 422, 'quote.file-unknown'],
    ['an unknown request to copy', () => ({ copyOf: 'nothing' }), 404, 'quote.not-found'],
  ])('is refused with %s', async (_name, change, status, code) => {
    expect(await problem(send(requestOf(change())))).toEqual([status, code]);
  });

  test('takes uploads with it, and names the request that it was copied from', async () => {
    const files = await uploadFile(shop, 'lageplan.txt');
    const quote = await made({ files });
    expect(quote.lines[0]?.files).toMatchObject([{ originalName: 'lageplan.txt' }]);
    const copy = await made({ copyOf: quote.id });
    expect((await submission(copy.id)).data).toMatchObject({ copyOf: quote.id });
  });

  test('from a contact message brings its files, and the message leads to it, once', async () => {
    const message = await newMessage();
    const quote = await made({ contactId: message.id, source: 'email' }, lead);
    expect(quote.lines[0]?.files).toMatchObject([{ originalName: 'plan.txt' }]);
    const { fileName = '' } = message.files[0] ?? {};
    expect((await lead.call('GET', `/api/staff/quotes/${quote.id}/files/${fileName}/download-url`)).status).toBe(200);
    const shown = await body<ContactMessage>(lead.call('GET', `/api/staff/contact-messages/${message.id}`));
    expect(shown.request).toEqual({ id: quote.id, number: quote.number });
    expect(await problem(send(requestOf({ contactId: message.id }), lead))).toEqual([409, 'contact.has-request']);
  });

  test('from a contact message at once by two leads is one', async () => {
    const message = await newMessage();
    const answers = await Promise.all([1, 2].map(() => send(requestOf({ contactId: message.id }), lead)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is made by staff alone, and from contact messages by super admins alone', async () => {
    const message = await newMessage();
    expect(await problem(send(requestOf({ contactId: message.id })))).toEqual([403, 'auth.forbidden']);
    expect((await send(requestOf(), customer)).status).toBe(403);
  });
});
