import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Temporal } from 'temporal-polyfill';
import { type OfferRow, type QuoteRow, categoriesOf } from '../../quoting/quote-row';
import { orderSearchText } from './order-row';
import { keepLegalText, legalSlugs, readLegalText } from '../../catalogue/legal-text';
import type { Acceptance } from '../../../contract/quoting/offer';
import type { NotedCommand } from '../../../contract/quoting/thread';
import { totalsOf, type Buyer, type DocumentLine, type OfferLine } from '../../../contract/billing/document';
import { chosenDocument, hasChoice } from '../../../contract/quoting/choice';
import { storedOrders } from '../../../contract/billing/stored-document';
import { WITHDRAWAL_DAYS } from '../../../contract/states/order';
import { Problem } from '../../../contract/problem';
import { documentNumber } from '../../../contract/quoting/quote';
import { currentTime, berlinDay, berlinYear, dayAfter } from '../../../platform/time/time';
import { appendEvent } from '../../../platform/events/append-event';
import { nextNumber } from '../../../platform/database/sequences';
import { berlinTime } from '../../../platform/time/support-time';
import type { Actor } from '../../../platform/events/transition-document';
import { transitionQuote } from '../../quoting/transition-quote';
import { orderDue } from './due-date';
import { promiseExpressDate } from '../../quoting/express-date';

/** What goes along with an acceptance that was given in writing: note and files, and the day on which it reached us. */
type WrittenNote = { note: Pick<NotedCommand, 'text' | 'files'>; receivedOn: string };

/**
 * Makes an offer an order, in one transaction, once.
 * @throws Problem stale, quote.wrong-status, quote.version-superseded, quote.terms-changed, quote.express-moved, quote.expired,
 *   quote.billing-country-unfit, quote.vat-id-needed, quote.total-differs, and what `chosenDocument` throws
 */
export function acceptOffer(
  strapi: Core.Strapi,
  quoteId: string,
  acceptance: Acceptance,
  { by, written }: { by: Actor; written?: WrittenNote },
): Promise<QuoteRow> {
  const { version, billing, vatId = '' } = acceptance;
  return transitionQuote(strapi, quoteId, 'accept', {
    by,
    command: { revision: acceptance.revision, key: acceptance.key, ...written?.note },
    facts: { accepted: { version, country: billing.country, vatId } },
    async effect(quote, offer, trx) {
      if (!offer) throw new Problem('quote.version-superseded');
      const chosen = hasChoice(offer.document.lines) ? acceptance.chosen : undefined;
      const orderId = await placeOrder(strapi, trx, { quote, offer: chosenOffer(offer, acceptance), acceptance, by, chosen });
      const { receivedOn } = written ?? {};
      return { data: { orderId, version: offer.version, ...(chosen && { chosen }), ...(receivedOn && { receivedOn }) } };
    },
  });
}

/** Returns the offer with what was chosen of it. @throws Problem quote.total-differs, and what `chosenDocument` throws */
function chosenOffer(offer: OfferRow, { chosen, shownGross }: Acceptance): OfferRow {
  const document = chosenDocument(offer.document, chosen);
  const isShown = shownGross === undefined ? !hasChoice(offer.document.lines) : shownGross === totalsOf(document).gross;
  if (!isShown) throw new Problem('quote.total-differs');
  return { ...offer, document };
}

/**
 * Keeps the terms and the privacy text as they stand at the acceptance. @throws Problem quote.terms-changed when the customer
 * saw other terms
 */
async function keepTexts(strapi: Core.Strapi, trx: Knex, { quote: { language }, offer, acceptance }: Placed) {
  const { seller } = offer.document;
  const [terms, privacy] = await Promise.all([
    readLegalText(strapi, legalSlugs.terms, { language, seller }),
    readLegalText(strapi, legalSlugs.privacy, { language, seller }),
  ]);
  if (terms?.version !== acceptance.termsVersion) throw new Problem('quote.terms-changed');
  return { termsVersion: await keepLegalText(strapi, trx, terms), privacyVersion: await keepLegalText(strapi, trx, privacy) };
}

/**
 * Promises the day of express work, none of which is promised twice. @throws Problem quote.express-moved when the customer saw
 * an earlier time
 */
async function promiseExpress(strapi: Core.Strapi, trx: Knex, { placed, clockFrom }: { placed: Placed; clockFrom: Date }) {
  const { offer, acceptance } = placed;
  const { express } = offer.document;
  if (!express) return {};
  const { day, units, dueAt } = await promiseExpressDate(strapi, trx, clockFrom, express);
  if (acceptance.expressBy && dueAt > new Date(acceptance.expressBy)) throw new Problem('quote.express-moved');
  return { expressDay: day, expressUnits: units };
}

type Placed = {
  quote: QuoteRow;
  /** The offer, of its lines only those that are ordered. */
  offer: OfferRow;
  acceptance: Acceptance;
  by: Actor;
  /** The keys of the chosen lines; none where there was nothing to choose. */
  chosen: string[] | undefined;
};

/** @returns the id of the order */
async function placeOrder(strapi: Core.Strapi, trx: Knex, placed: Placed): Promise<string> {
  const { quote, offer, acceptance, by, chosen } = placed;
  const texts = await keepTexts(strapi, trx, placed);
  const now = currentTime();
  const year = berlinYear(now);
  const number = documentNumber('BE', year, await nextNumber(strapi, trx, `order:${year}`));
  const { document } = offer;
  const { leadTimeDays, lines, discount, taxCase, subject, express } = document;
  const { net, vat, gross } = totalsOf(document);
  const isConsumer = quote.contact.customerType === 'consumer';
  const withdrawUntil = isConsumer ? endOfWithdrawal(now) : null;
  const earlyStart = isConsumer && acceptance.earlyStart === true;
  const clockFrom = withdrawUntil && !earlyStart ? withdrawUntil : now;
  const buyer = buyerOf(quote, acceptance);
  const promised = await promiseExpress(strapi, trx, { placed, clockFrom });
  const { documentId } = await strapi.db.query('api::order.order').create({
    data: {
      number,
      status: 'placed',
      revision: 1,
      quoteId: quote.documentId,
      offerId: offer.documentId,
      ownerId: quote.ownerId,
      language: quote.language,
      name: quote.name,
      email: quote.email,
      company: buyer.company,
      searchText: orderSearchText({ number, name: quote.name, email: quote.email, company: buyer.company, buyer, subject }),
      drawing: quote.drawing,
      taxCase,
      discount,
      net,
      vat,
      gross,
      placedAt: now,
      clockFrom,
      dueAt: await orderDue(strapi, { clockFrom: clockFrom.toISOString(), leadTimeDays, express, ...promised, pauses: [] }),
      leadTimeDays,
      ...promised,
      categories: await categoriesOf(strapi, quote, chosen),
      chosen,
      earlyStart,
      withdrawUntil,
      ...texts,
      ...storedOrders.write({ buyer, subject, lines: lines.map(orderLine), express, pauses: [] }),
    },
  });
  const event = { topic: 'order', name: 'order.placed', subject: documentId, actor: by.kind, to: 'placed' } as const;
  await appendEvent(strapi, trx, {
    ...event,
    data: { quoteId: quote.documentId, offerId: offer.documentId, ...namedVersions(texts), ...(chosen && { chosen }) },
  });
  return documentId;
}

/** An order's line says nothing of the choice that it came of. */
const orderLine = ({ choice: _choice, express: _express, ...line }: OfferLine): DocumentLine => line;

/** Leaves out the versions of texts that were not published. */
const namedVersions = ({ termsVersion, privacyVersion }: Awaited<ReturnType<typeof keepTexts>>) => ({
  ...(termsVersion && { termsVersion }),
  ...(privacyVersion && { privacyVersion }),
});

/** Returns the end of the 14th day after the contract (§ 355 Abs. 2, § 187 Abs. 1, § 188 BGB). */
export const endOfWithdrawal = (at: Date): Date =>
  berlinTime(Temporal.PlainDate.from(dayAfter(berlinDay(at), WITHDRAWAL_DAYS + 1)), '00:00');

/** Builds the buyer from what was given at the acceptance. A consumer has neither company nor VAT ID. */
function buyerOf({ contact, email }: QuoteRow, { billing, company = '', vatId = '', reference = '' }: Acceptance): Buyer {
  const isConsumer = contact.customerType === 'consumer';
  return {
    customerType: contact.customerType,
    company: isConsumer ? '' : company,
    ...billing,
    email,
    vatId: isConsumer ? '' : vatId,
    reference,
  };
}
