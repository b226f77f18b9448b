import type { Core } from '@strapi/strapi';
import type { Reader } from '../api/invoice/services/invoice';
import quoteService from '../api/quote/services/quote';

/** Whoever has a guest link reads the invoices of the order that came of its quote. @throws Problem quote.not-found, quote.joined-account */
export async function guestReader(strapi: Core.Strapi, token: string): Promise<Reader> {
  const { documentId: quoteId } = await quoteService({ strapi }).byGuestToken(token);
  return { quoteId };
}
