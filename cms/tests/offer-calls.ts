import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { fileHeaders } from '../src/contract/files/file';
import { presetKeys } from '../src/contract/quoting/choice';
import type { Acceptance, OfferDraft, QuoteView, StaffQuoteView } from '../src/contract/quoting/offer';
import type { Order, StaffOrder } from '../src/contract/production/order';
import type { SignedIn } from './accounts';
import { submitQuote, type Requested } from './quote-calls';
import { seller } from './sample-documents';
import { cartId, type Shop } from './strapi';

/** Fills in everything that documents must name about the operator. */
export async function fillCompany(shop: Shop): Promise<void> {
  const { brand: _brand, ...facts } = seller;
  await shop.strapi.db.query('api::company.company').updateMany({ where: {}, data: facts });
}

/** Fills in the operator's facts for a whole file of tests: without them nothing can be issued. */
export const useCompany = (shop: Shop): void => beforeAll(() => fillCompany(shop));

export const body = async <T>(answer: Response | Promise<Response>): Promise<T> => {
  const given = await answer;
  if (!given.ok) throw new Error(`${given.status}: ${await given.text()}`);
  return (await given.json()) as T;
};

/** Reads status and problem code of an answer. */
export async function problem(answer: Response | Promise<Response>): Promise<[number, string | undefined]> {
  const given = await answer;
  const { error } = (await given.json()) as { error?: { code: string } };
  return [given.status, error?.code];
}

/** Makes a new command for a document as it was last seen. */
export const moving = ({ revision }: { revision: number }, text?: string) => ({ revision, key: randomUUID(), ...(text && { text }) });

export const staffQuote = (staff: SignedIn, id: string) => body<StaffQuoteView>(staff.call('GET', `/api/staff/quotes/${id}`));

/** Sends a new request. @returns it as staff find it */
export async function newQuote(
  shop: Shop,
  staff: SignedIn,
  email: string,
  requested: Omit<Requested, 'email'> = {},
): Promise<StaffQuoteView> {
  const number = await submitQuote(shop, { email, ...requested });
  const { documentId } = await shop.strapi.db.query('api::quote.quote').findOne({ where: { number } });
  return staffQuote(staff, documentId);
}

/** Reviews a request, prices it and sends the offer. */
export async function sendOffer(staff: SignedIn, quote: StaffQuoteView, change: Partial<OfferDraft> = {}): Promise<StaffQuoteView> {
  const path = `/api/staff/quotes/${quote.id}`;
  const canOffer = ['in_review', 'offered', 'expired'].includes(quote.status);
  const reviewed = canOffer ? quote : await body<StaffQuoteView>(staff.call('POST', `${path}/review`, moving(quote)));
  const draft: OfferDraft = { ...reviewed.draft.draft, taxCase: 'domestic', ...change };
  const saved = await body<StaffQuoteView>(staff.call('PUT', `${path}/draft`, { revision: reviewed.revision, draft }));
  return body<StaffQuoteView>(staff.call('POST', `${path}/offer`, moving(saved)));
}

/** Fills in the acceptance of an offer, of which what is preset is ordered. */
export const acceptanceOf = (quote: QuoteView, change: Partial<Acceptance> = {}): Acceptance => ({
  ...moving(quote),
  version: quote.offer?.version ?? 'a',
  billing: { name: 'Ada Jansen', street: 'Torstraße 1', postcode: '10119', city: 'Berlin', country: 'DE' },
  termsAccepted: true,
  termsVersion: quote.terms?.version,
  earlyStart: true,
  ...(quote.offer && { chosen: presetKeys(quote.offer.document.lines), shownGross: quote.offer.totals.gross }),
  ...change,
});

/** Places an order of a customer. @returns it as they see it */
export async function placedOrder(shop: Shop, staff: SignedIn, customer: SignedIn, change?: Partial<Acceptance>): Promise<Order> {
  const { id } = await sendOffer(staff, await newQuote(shop, staff, customer.email));
  const quote = await body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
  const accepted = await body<QuoteView>(customer.call('POST', `/api/quotes/${id}/accept`, acceptanceOf(quote, change)));
  return body<Order>(customer.call('GET', `/api/orders/${accepted.orderId}`));
}

/** Uploads a small file under a cart of its own, as browsers do before they hand files over. */
export async function uploadFile(shop: Shop, name = 'grundriss.txt'): Promise<{ cartId: string; fileNames: string[] }> {
  const id = cartId();
  const form = new FormData();
  form.set('file', new Blob(['Grundriss']), name);
  const headers = { [fileHeaders.cart]: id, [fileHeaders.appCheck]: await shop.appCheck(id) };
  const { fileName } = await body<{ fileName: string }>(shop.http('/api/files', { method: 'POST', headers, body: form }));
  return { cartId: id, fileNames: [fileName] };
}

export const staffOrder = (staff: SignedIn, id: string) => body<StaffOrder>(staff.call('GET', `/api/staff/orders/${id}`));

/** Performs transitions of staff one after the other, each on the revision last seen. */
export async function transitionOrder(staff: SignedIn, id: string, ...events: string[]): Promise<StaffOrder> {
  for (const event of events)
    await body(staff.call('POST', `/api/staff/orders/${id}/${event}`, moving(await staffOrder(staff, id), 'Aus gutem Grund')));
  return staffOrder(staff, id);
}

/** Adds a result to the next delivery. */
export async function addResult(shop: Shop, staff: SignedIn, id: string): Promise<StaffOrder> {
  return body(staff.call('POST', `/api/staff/orders/${id}/results`, { key: randomUUID(), files: await uploadFile(shop, 'ergebnis.txt') }));
}
