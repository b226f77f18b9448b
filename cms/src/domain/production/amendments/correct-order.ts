import type { Core } from '@strapi/strapi';
import type { Buyer } from '../../../contract/billing/document';
import { storedOrders } from '../../../contract/billing/stored-document';
import type { OrderCorrection } from '../../../contract/production/amendment';
import { Problem } from '../../../contract/problem';
import { distanceWithin } from '../../../contract/search/match-word';
import { type Actor, performTransition } from '../../../platform/events/transition-document';
import { hashSecret } from '../../../platform/http/hash';
import { refreshPerson } from '../../people/refresh-person';
import { guestToken, quoteSearchText, type QuoteRow } from '../../quoting/quote-row';
import { keepTransitionNote, noteKey } from '../../quoting/thread';
import { findOrder, lockOrder, orderSearchText, type OrderRow } from '../orders/order-row';
import { amendments } from './amendment-row';
import { isEnded } from './propose-amendment';

type Correcting = { orderId: string; correction: OrderCorrection; by: Actor };

/**
 * Sets right what changes no contract: the spelling and street of the invoice's recipient, the buyer's reference, the team's own due
 * time, the address for a guest's mails. Kept with its reason, which staff alone see. The same key twice corrects once.
 * @returns the order
 * @throws Problem order.not-found, stale, order.wrong-status, amendment.open, order.other-buyer, order.own-address
 */
export async function correctOrder(strapi: Core.Strapi, { orderId, correction, by }: Correcting): Promise<OrderRow> {
  const before = await findOrder(strapi, { documentId: orderId });
  const corrected = await performTransition<OrderRow, OrderRow>(strapi, {
    topic: 'order',
    documentId: orderId,
    by,
    key: correction.key,
    revision: { sent: correction.revision, of: ({ revision }) => revision },
    lock: (trx) => lockOrder(strapi, trx, orderId),
    async step(order, trx) {
      if (isEnded(order)) throw new Problem('order.wrong-status');
      // A proposal shows the order as it was: what it says must stay true while it is open.
      if (changesRecipient(correction) && (await amendments(strapi).count({ where: { orderId, status: 'proposed' } })) > 0)
        throw new Problem('amendment.open');
      const { quoteId } = order;
      const address = correction.email === undefined ? {} : await redirectMails(strapi, order, correction.email);
      const buyer = correction.buyer ? correctedBuyer(order, correction.buyer) : order.buyer;
      const corrected: OrderRow = {
        ...order,
        ...address,
        buyer: { ...buyer, ...address },
        company: buyer.company,
        revision: order.revision + 1,
        ...(correction.internalDueAt !== undefined && { internalDueAt: correction.internalDueAt }),
      };
      const { email, company, internalDueAt, revision } = corrected;
      const content = storedOrders.write(storedOrders.read(corrected, orderId));
      const data = { ...content, email, company, internalDueAt, revision, searchText: orderSearchText(corrected) };
      await strapi.db.query('api::order.order').update({ where: { id: order.id }, data });
      const text = [correction.text, ...replacedTexts(order.buyer, corrected.buyer)].join('\n');
      const note = { quoteId, by, text, move: 'order.correct', key: noteKey(orderId, correction.key), internal: true };
      await keepTransitionNote(strapi, trx, note);
      return { fact: 'order.corrected', data: { quoteId }, result: corrected };
    },
    unchanged: (order) => order,
  });
  // The list of people loses an address that nobody uses any more; should the process end here, its own clearing does it later.
  if (before && before.email !== corrected.email) await refreshPerson(strapi, before.email);
  return corrected;
}

const changesRecipient = ({ buyer, email }: OrderCorrection): boolean => buyer !== undefined || email !== undefined;

/** Says what the recipient's fields said before and say now, a line each: nothing else keeps what was. */
const replacedTexts = (before: Buyer, after: Buyer): string[] =>
  (['company', 'name', 'street', 'postcode', 'city', 'reference', 'email'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => `${before[field] || '–'} → ${after[field] || '–'}`);

/** Wrong letters that still mean the same person, of a name of this many. */
const lettersAllowed = ({ length }: string): number => Math.max(2, Math.floor(length / 4));

function isSameName(before: string, after: string): boolean {
  if (before === after) return true;
  const limit = lettersAllowed(before);
  const isNear = Math.abs(before.length - after.length) <= limit;
  return before !== '' && after !== '' && isNear && distanceWithin(before.toLowerCase(), after.toLowerCase(), limit) <= limit;
}

/** @throws Problem order.other-buyer for another name than a wrongly spelt one: a contract with somebody else takes their consent */
function correctedBuyer({ buyer }: OrderRow, given: NonNullable<OrderCorrection['buyer']>): Buyer {
  const other = (['name', 'company'] as const).filter((field) => !isSameName(buyer[field], given[field]));
  if (other.length > 0)
    throw new Problem('order.other-buyer', {}, Object.fromEntries(other.map((field) => [field, 'problem.order.other-buyer'])));
  return { ...buyer, ...given };
}

/**
 * Sends a guest's mails to another address from now on. Their link becomes a new one, since the old one went to somebody else.
 * @throws Problem order.own-address where an account has an address that its owner alone may change
 */
async function redirectMails(strapi: Core.Strapi, { ownerId, quoteId }: OrderRow, typed: string): Promise<{ email: string }> {
  if (ownerId !== null) throw new Problem('order.own-address');
  const email = typed.toLowerCase();
  const quotes = strapi.db.query('api::quote.quote');
  const quote: QuoteRow = await quotes.findOne({ where: { documentId: quoteId } });
  const linkRevision = quote.linkRevision + 1;
  const contact = { ...quote.contact, email };
  const guestTokenHash = hashSecret(guestToken(quoteId, linkRevision));
  const searchText = quoteSearchText({ ...quote, email, contact });
  await quotes.update({ where: { id: quote.id }, data: { email, contact, searchText, linkRevision, guestTokenHash } });
  return { email };
}
