import type { QuoteRow } from '../../domain/quoting/quote-row';
import { priceRequest, submitQuote } from '../../domain/quoting/submit-quote';
import { findConfigurable } from '../../domain/catalogue/catalogue';
import { published } from '../../domain/catalogue/entries';
import { type Acceptance, OFFER_DAYS, type DraftLine, type OfferDraft } from '../../contract/quoting/offer';
import type { QuoteEvent } from '../../contract/states/quote';
import { currentTime, berlinDay, dayAfter } from '../../platform/time/time';
import { wasPerformed } from '../../platform/events/append-event';
import { acceptOffer } from '../../domain/production/orders/accept-offer';
import type { Actor } from '../../platform/events/transition-document';
import { findDeclineReasons } from '../../domain/quoting/lost-offers';
import { findSent, transitionQuote } from '../../domain/quoting/transition-quote';
import { guestOf } from '../../domain/quoting/actor-of';
import { prepareOffer, saveDraft } from '../../domain/quoting/prepare-offer';
import { sendOffer } from '../../domain/quoting/send-offer';
import { sendMessage } from '../../domain/quoting/thread';
import { hashSecret } from '../../platform/http/hash';
import { currentTerms } from '../../domain/quoting/show-quote';
import { type Moment, type Step, cartIdOf, handOver, type Scene, uploadOnce } from './scenario';
import type { DemoFile } from './plan-files';

/** A requested service; product and add-ons by their slugs. */
type Requested = { product: string; quantity: number; addons?: readonly string[]; note?: string; files?: readonly DemoFile[] };
type Request = { items: readonly Requested[]; message?: string; projectPostcode?: string; requestedInDays?: number };

export async function quoteOf({ strapi, scenario }: Scene): Promise<QuoteRow> {
  const quote: QuoteRow | null = await strapi.db
    .query('api::quote.quote')
    .findOne({ where: { cartIdHash: hashSecret(cartIdOf(scenario)) } });
  if (!quote) throw new Error(`the scenario "${scenario}" has no request yet`);
  return quote;
}

/** Returns the customer of a quote as an actor, signed in or by the guest link. */
export const customerOf = ({ customer }: Scene, quote: QuoteRow): Actor =>
  quote.ownerId ? { kind: 'customer', accountId: quote.ownerId, name: customer.contact.name } : guestOf(quote);

/** Sends the configurator's cart. */
export const asks =
  ({ items: requested, requestedInDays, ...contact }: Request): Step =>
  async (scene) => {
    const { strapi, scenario, customer } = scene;
    const { locale } = customer;
    const cartId = cartIdOf(scenario);
    const items = [];
    for (const { product: slug, quantity, addons = [], note = '', files = [] } of requested) {
      const { documentId: productId, addons: offered } = await findProduct(scene, slug);
      const selectedAddons = addons.map((addon) => offered.find((other) => other.slug === addon)?.documentId ?? addon);
      items.push({ productId, quantity, selectedAddons, note, files: await uploadOnce(scene, { cartId, productId, attached: files }) });
    }
    const products = await findConfigurable(
      strapi,
      published(locale),
      items.map(({ productId }) => productId),
    );
    const unattached = items.map((item) => ({ ...item, files: [] }));
    const { total } = priceRequest(unattached, new Map(products.map((product) => [product.id, product])), new Map());
    const wantedDate = requestedInDays === undefined ? '' : dayAfter(berlinDay(currentTime()), requestedInDays);
    const request = { cartId, locale, items, contact: { ...customer.contact, ...contact, wantedDate }, consent: true } as const;
    await submitQuote(strapi, { ...request, expectedNet: total.net });
  };

const findProduct = ({ strapi }: Scene, slug: string): Promise<{ documentId: string; addons: { slug: string; documentId: string }[] }> =>
  strapi.db
    .query('api::product.product')
    .findOne({ where: { slug, locale: 'de', publishedAt: { $notNull: true } }, populate: { addons: true } });

/** Performs a transition of the scenario's quote as staff or customer, with at most a note. */
const performs =
  (event: QuoteEvent, actor: 'staff' | 'customer', text?: string, reason?: string): Step =>
  async (scene) => {
    const quote = await quoteOf(scene);
    const by = actor === 'staff' ? scene.cast.staff : customerOf(scene, quote);
    const command = { revision: quote.revision, key: scene.key, text, reason };
    await transitionQuote(scene.strapi, quote.documentId, event, { by, command });
  };

export const takesUp = (): Step => performs('review', 'staff');
export const asksBack = (text: string): Step => performs('ask', 'staff', text);
export const refuses = (text: string): Step => performs('decline-by-us', 'staff', text);
export const withdrawsOffer = (text: string): Step => performs('withdraw', 'staff', text);
export const answers = (text: string): Step => performs('answer', 'customer', text);
export const wantsChanges = (text: string): Step => performs('request-changes', 'customer', text);

/** Declines the offer with the reason of this German title. */
export const declines =
  (title: string, text: string): Step =>
  async (scene) => {
    const reason = (await findDeclineReasons(scene.strapi)).find((known) => known.title.de === title);
    await performs('decline', 'customer', text, reason?.id)(scene);
  };

export const cancelsRequest = (text: string): Step => performs('cancel', 'customer', text);

type Offering = Partial<Pick<OfferDraft, 'taxCase' | 'discount' | 'leadTimeDays' | 'terms'>> & {
  /** Its last day; without one the offer is open for the usual time. */
  until?: Moment;
  lines?: (lines: readonly DraftLine[]) => readonly DraftLine[];
};

/** Prepares the next version and sends it. */
export const offers =
  ({ until, lines = (same) => same, taxCase = 'domestic', ...terms }: Offering = {}): Step =>
  async (scene) => {
    const { strapi, cast, key } = scene;
    const quote = await quoteOf(scene);
    if (await wasPerformed(strapi.db.connection, quote.documentId, key)) return;
    const { draft: before } = await prepareOffer(strapi, quote);
    const validUntil = until ? berlinDay(until(scene.start)) : dayAfter(berlinDay(currentTime()), OFFER_DAYS);
    const draft: OfferDraft = { ...before, ...terms, taxCase, validUntil, lines: [...lines(before.lines)] };
    const { revision } = await saveDraft(strapi, quote, { revision: quote.revision, draft, by: cast.staff });
    await sendOffer(strapi, quote.documentId, { by: cast.staff, command: { revision, key } });
  };

/** Accepts the offer that was sent last. */
export const accepts =
  (extra: Partial<Pick<Acceptance, 'earlyStart'>> = {}): Step =>
  async (scene) => {
    const { strapi, customer, key } = scene;
    const quote = await quoteOf(scene);
    const { revision, contact } = quote;
    const sent = await findSent(strapi, quote);
    const given = { billing: customer.billing, company: contact.company, vatId: contact.vatId, reference: customer.reference };
    const terms = sent && (await currentTerms(strapi, quote, sent));
    const agreed = { termsAccepted: true, termsVersion: terms?.version } as const;
    const acceptance = { ...given, ...extra, revision, key, version: sent?.version ?? '', ...agreed };
    await acceptOffer(strapi, quote.documentId, acceptance, { by: customerOf(scene, quote) });
  };

type NoteOptions = { files?: readonly DemoFile[]; internal?: boolean };

/** Writes into the thread; `internal` is a note among staff. */
export const writes =
  (from: 'staff' | 'customer', text: string, { files = [], internal = false }: NoteOptions = {}): Step =>
  async (scene) => {
    const quote = await quoteOf(scene);
    const by = from === 'staff' ? scene.cast.staff : customerOf(scene, quote);
    await sendMessage(scene.strapi, quote, { key: scene.key, text, internal, files: await handOver(scene, 'message', files) }, by);
  };
