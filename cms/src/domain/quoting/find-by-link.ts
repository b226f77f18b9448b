import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { QuoteRow } from './quote-row';
import { quoteQueries } from './find-quotes';
import { clientAddress } from '../../platform/http/client-address';
import { limit } from '../../platform/http/rate-limit';

/**
 * The quote behind the guest link in the path. Its answer is kept by nobody and tells no other site the address.
 * @throws Problem quote.not-found, quote.link-superseded, quote.joined-account, rate.limited
 */
export async function findByLink(strapi: Core.Strapi, ctx: Context): Promise<QuoteRow> {
  await limit(strapi, 'guest-link', clientAddress(ctx));
  ctx.set('cache-control', 'no-store');
  ctx.set('referrer-policy', 'no-referrer');
  return quoteQueries({ strapi }).byGuestToken(String(ctx.params.token));
}
