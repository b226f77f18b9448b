import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { MAX_CART_LINES } from '../../contract/quoting/cart';
import type { MadeRequest } from '../../contract/quoting/made-request';
import { Problem } from '../../contract/problem';
import { appendEvent } from '../../platform/events/append-event';
import type { Actor } from '../../platform/events/transition-document';
import { hashSecret } from '../../platform/http/hash';
import { berlinDay, currentTime } from '../../platform/time/time';
import { claimFiles, findCartFiles } from '../files/cart-files';
import { files, type FileRow } from '../files/file-row';
import { contactQueries } from '../people/find-contacts';
import type { QuoteRow } from './quote-row';
import { findByKey, insertQuote, priceToday, repeated } from './submit-quote';

/**
 * Stores a request that staff make for somebody who phoned or wrote, once: the same key with the same content gives the first
 * one again. Products, add-ons and minimum quantities are those of every request.
 * @throws Problem quote.already-submitted, cart.full, quote.* for a choice that cannot be ordered, auth.forbidden for an admin who names a
 *   contact message, contact.not-found, contact.has-request, quote.not-found for an unknown request to copy
 */
export async function makeRequest(strapi: Core.Strapi, request: MadeRequest, by: Actor): Promise<{ quote: QuoteRow; created: boolean }> {
  if (request.items.length > MAX_CART_LINES) throw new Problem('cart.full', { limit: MAX_CART_LINES });
  if (request.receivedOn > berlinDay(currentTime())) throw new Problem('input.invalid', {}, { receivedOn: 'field.too-big' });
  const keyHash = hashSecret(`staff:${request.key}`);
  const requestHash = hashSecret(JSON.stringify(request));
  const before = await findByKey(strapi, keyHash);
  if (before) return repeated(before, requestHash);
  const given = await findGiven(strapi, request, by);
  const items = request.items.map((item, index) => ({ ...item, files: index === 0 ? given.all.map(({ fileName }) => fileName) : [] }));
  try {
    const priced = await priceToday(strapi, { locale: request.locale, items }, given.all);
    const create = async ({ trx }: { trx: Knex }) => {
      const quote = await insertMade(strapi, trx, { request, by, keyHash, requestHash, priced });
      await claimFiles(trx, { ...given.uploaded, claim: { quote_id: quote.documentId } });
      // The message keeps its files: what was sent with it is part of it.
      if (request.contactId) await trx('customer_files').where({ contact_id: request.contactId }).update({ quote_id: quote.documentId });
      return quote;
    };
    return { quote: await strapi.db.transaction(create), created: true };
  } catch (error) {
    // Of two requests at once with one key, or from one message, the unique index lets one through.
    const winner = await findByKey(strapi, keyHash);
    if (winner) return repeated(winner, requestHash);
    await refuseSecond(strapi, request.contactId);
    throw error;
  }
}

/** Finds what the request brings: uploads of its own, and the files of the message it is made from. */
async function findGiven(strapi: Core.Strapi, { files: handed, contactId, copyOf }: MadeRequest, by: Actor) {
  if (contactId && by.kind !== 'superAdmin') throw new Problem('auth.forbidden');
  if (contactId) await contactQueries({ strapi }).byId(contactId);
  await refuseSecond(strapi, contactId);
  if (copyOf && (await strapi.db.query('api::quote.quote').count({ where: { documentId: copyOf } })) === 0)
    throw new Problem('quote.not-found');
  const uploaded = { cartIdHash: hashSecret(handed?.cartId ?? ''), fileNames: handed?.fileNames ?? [] };
  const sent: FileRow[] = contactId ? await files(strapi).findMany({ where: { contactId, complete: true }, orderBy: { id: 'asc' } }) : [];
  const ofMessage = sent.map(({ fileName, originalName, size }) => ({ fileName, originalName, fileSize: Number(size) }));
  return { uploaded, all: [...(await findCartFiles(strapi, uploaded.cartIdHash, uploaded.fileNames)), ...ofMessage] };
}

/** @throws Problem contact.has-request when a request was made from this message before */
async function refuseSecond(strapi: Core.Strapi, contactId: string | undefined): Promise<void> {
  const made: QuoteRow | null = contactId ? await strapi.db.query('api::quote.quote').findOne({ where: { contactId } }) : null;
  if (made) throw new Problem('contact.has-request', { number: made.number });
}

type Made = Pick<Parameters<typeof insertQuote>[2], 'keyHash' | 'requestHash' | 'priced'> & { request: MadeRequest; by: Actor };

async function insertMade(strapi: Core.Strapi, trx: Knex, { request, by, ...made }: Made): Promise<QuoteRow> {
  const { contact, locale, source, receivedOn, contactId = null, copyOf } = request;
  const origin = { madeBy: by.accountId, source, receivedOn, contactId };
  const quote = await insertQuote(strapi, trx, { contact, locale, ...made, origin });
  const about = { topic: 'quote', name: 'quote.submitted', subject: quote.documentId, actor: by.kind, accountId: by.accountId } as const;
  await appendEvent(strapi, trx, {
    ...about,
    to: 'submitted',
    data: { source, ...(contactId && { contactId }), ...(copyOf && { copyOf }) },
  });
  return quote;
}
