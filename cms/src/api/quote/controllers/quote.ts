import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireAppCheck } from '../../../platform/http/app-check-token';
import { fileHeaders } from '../../../contract/files/file';
import { Problem } from '../../../contract/problem';
import { GuestLinkRequest, QuoteRequest } from '../../../contract/quoting/quote';
import { submitQuote } from '../../../domain/quoting/submit-quote';
import { clientAddress } from '../../../platform/http/client-address';
import { input } from '../../../platform/http/input';
import { isWithinLimit, limit } from '../../../platform/http/rate-limit';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { presentSubmitted } from '../../../domain/quoting/show-quote';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Answers 201 for a new quote, 200 when the same cart was sent before. */
  async submit(ctx: Context) {
    await limit(strapi, 'quote-submit', clientAddress(ctx));
    const request = input(QuoteRequest, ctx.request.body);
    if (ctx.get(fileHeaders.cart) !== request.cartId) throw new Problem('cart.foreign');
    requireAppCheck(ctx.get(fileHeaders.appCheck), request.cartId);
    const { quote, created } = await submitQuote(strapi, request);
    ctx.status = created ? 201 : 200;
    ctx.body = presentSubmitted(quote);
  },

  /**
   * Mails an address the links to its requests. Queued for known and unknown addresses alike, and answered alike beyond the limit of one:
   * neither answer nor time shows whether somebody has asked for a quote.
   */
  async sendLinks(ctx: Context) {
    await limit(strapi, 'guest-links', clientAddress(ctx));
    const { key, email, locale } = input(GuestLinkRequest, ctx.request.body);
    if (ctx.get(fileHeaders.cart) !== key) throw new Problem('cart.foreign');
    requireAppCheck(ctx.get(fileHeaders.appCheck), key);
    if (await isWithinLimit(strapi, 'guest-links-to', email))
      await enqueueMail(strapi, { template: 'quote-links', to: email, language: locale, payload: {} });
    ctx.set('cache-control', 'no-store');
    ctx.body = {};
  },
});
