import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { QuoteListQuery } from '../../../contract/quote';
import { quoteDownloadUrl } from '../../../flows/quote-download-url';
import { input } from '../../../http/input';
import { presentPage, presentQuote, presentStaffSummary } from '../present';
import overviewService from '../services/overview';
import quoteService from '../services/quote';

/** All quotes, for staff. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async overview(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await overviewService({ strapi }).read(new Date());
  },

  async list(ctx: Context) {
    const query = input(QuoteListQuery, ctx.query);
    ctx.set('cache-control', 'no-store');
    ctx.body = presentPage(await quoteService({ strapi }).list(query), presentStaffSummary);
  },

  async find(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = presentQuote(await quoteService({ strapi }).byId(String(ctx.params.id)));
  },

  async downloadUrl(ctx: Context) {
    const quote = await quoteService({ strapi }).byId(String(ctx.params.id));
    ctx.set('cache-control', 'no-store');
    ctx.body = await quoteDownloadUrl(strapi, quote, String(ctx.params.fileName));
  },
});
