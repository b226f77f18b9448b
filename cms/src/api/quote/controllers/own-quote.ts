import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Acceptance } from '../../../contract/acceptance';
import { Move } from '../../../contract/move';
import { QuoteListQuery } from '../../../contract/quote';
import { customerMoves } from '../../../contract/states/quote';
import { NewMessage } from '../../../contract/thread';
import { acceptOffer } from '../../../flows/accept-offer';
import { moveQuote } from '../../../flows/move-quote';
import { customerOf } from '../../../flows/mover-of';
import { offerDownloadUrl } from '../../../flows/offer-download-url';
import { quoteDownloadUrl } from '../../../flows/quote-download-url';
import { showQuote } from '../../../flows/show-quote';
import { sendMessage } from '../../../flows/write-message';
import { input } from '../../../http/input';
import { moveName } from '../../../http/move-name';
import { limit } from '../../../http/rate-limit';
import { presentPage, presentSummary } from '../present';
import quoteService from '../services/quote';

/** The caller's own quotes. Somebody else's does not exist for them. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const own = async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    const by = await customerOf(strapi, ctx);
    return { by, quote: await quoteService({ strapi }).byId(String(ctx.params.id), by.accountId) };
  };
  return {
    async list(ctx: Context) {
      const query = input(QuoteListQuery, ctx.query);
      const { accountId: ownerId } = await customerOf(strapi, ctx);
      ctx.set('cache-control', 'no-store');
      ctx.body = presentPage(await quoteService({ strapi }).list({ ...query, q: undefined, ownerId }), presentSummary);
    },

    async find(ctx: Context) {
      ctx.body = await showQuote(strapi, (await own(ctx)).quote);
    },

    async move(ctx: Context) {
      const event = moveName(ctx.params.event, customerMoves);
      const { by, quote } = await own(ctx);
      ctx.body = await showQuote(strapi, await moveQuote(strapi, quote.documentId, event, { by, move: input(Move, ctx.request.body) }));
    },

    async accept(ctx: Context) {
      const { by, quote } = await own(ctx);
      ctx.body = await showQuote(strapi, await acceptOffer(strapi, quote.documentId, input(Acceptance, ctx.request.body), by));
    },

    async write(ctx: Context) {
      const { by, quote } = await own(ctx);
      await limit(strapi, 'message', by.accountId);
      ctx.status = 201;
      ctx.body = await sendMessage(strapi, quote, input(NewMessage, ctx.request.body), by);
    },

    async offerUrl(ctx: Context) {
      ctx.body = await offerDownloadUrl(strapi, (await own(ctx)).quote, String(ctx.params.version));
    },

    async downloadUrl(ctx: Context) {
      ctx.body = await quoteDownloadUrl(strapi, (await own(ctx)).quote, String(ctx.params.fileName));
    },
  };
};
