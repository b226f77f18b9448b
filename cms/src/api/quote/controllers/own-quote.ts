import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Acceptance } from '../../../contract/quoting/offer';
import { QuoteListQuery } from '../../../contract/quoting/quote';
import { customerTransitions } from '../../../contract/states/quote';
import { NewMessage, NotedCommand } from '../../../contract/quoting/thread';
import { acceptOffer } from '../../../domain/production/orders/accept-offer';
import { transitionQuote } from '../../../domain/quoting/transition-quote';
import { customerOf } from '../../../domain/quoting/actor-of';
import { offerDownloadUrl } from '../../../domain/production/orders/show-order';
import { quoteDownloadUrl, quoteQueries, showQuote, presentPage, presentSummary } from '../../../domain/quoting/show-quote';
import { sendMessage } from '../../../domain/quoting/thread';
import { input, transitionName } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';

/** The caller's own quotes. Other customers' do not exist for them. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const own = async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    const by = await customerOf(strapi, ctx);
    return { by, quote: await quoteQueries({ strapi }).byId(String(ctx.params.id), by.accountId) };
  };
  return {
    async list(ctx: Context) {
      const query = input(QuoteListQuery, ctx.query);
      const { accountId: ownerId } = await customerOf(strapi, ctx);
      ctx.set('cache-control', 'no-store');
      ctx.body = presentPage(await quoteQueries({ strapi }).list({ ...query, q: undefined, ownerId }), presentSummary);
    },

    async find(ctx: Context) {
      ctx.body = await showQuote(strapi, (await own(ctx)).quote);
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, customerTransitions);
      const { by, quote } = await own(ctx);
      ctx.body = await showQuote(
        strapi,
        await transitionQuote(strapi, quote.documentId, event, { by, command: input(NotedCommand, ctx.request.body) }),
      );
    },

    async accept(ctx: Context) {
      const { by, quote } = await own(ctx);
      ctx.body = await showQuote(strapi, await acceptOffer(strapi, quote.documentId, input(Acceptance, ctx.request.body), { by }));
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
