import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callersAccount } from '../../../accounts/caller';
import { QuoteListQuery } from '../../../contract/quote';
import { quoteDownloadUrl } from '../../../flows/quote-download-url';
import { input } from '../../../http/input';
import { presentPage, presentQuote, presentSummary } from '../present';
import quoteService from '../services/quote';

/** The caller's own quotes. Somebody else's does not exist for them. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const ownerOf = async (ctx: Context) => (await callersAccount(strapi, ctx)).documentId;
  return {
    async list(ctx: Context) {
      const query = input(QuoteListQuery, ctx.query);
      ctx.set('cache-control', 'no-store');
      ctx.body = presentPage(await quoteService({ strapi }).list({ ...query, q: undefined, ownerId: await ownerOf(ctx) }), presentSummary);
    },

    async find(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = presentQuote(await quoteService({ strapi }).byId(String(ctx.params.id), await ownerOf(ctx)));
    },

    async downloadUrl(ctx: Context) {
      const quote = await quoteService({ strapi }).byId(String(ctx.params.id), await ownerOf(ctx));
      ctx.set('cache-control', 'no-store');
      ctx.body = await quoteDownloadUrl(strapi, quote, String(ctx.params.fileName));
    },
  };
};
