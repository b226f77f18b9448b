import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Acceptance } from '../../../contract/quoting/offer';
import { customerTransitions } from '../../../contract/states/quote';
import { NewMessage, NotedCommand } from '../../../contract/quoting/thread';
import { acceptOffer } from '../../../domain/production/orders/accept-offer';
import { transitionQuote } from '../../../domain/quoting/transition-quote';
import { findByLink, showQuote } from '../../../domain/quoting/show-quote';
import { guestOf } from '../../../domain/quoting/actor-of';
import { offerDownloadUrl } from '../../../domain/production/orders/show-order';
import { sendMessage } from '../../../domain/quoting/thread';
import { input, transitionName } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';

/** The quote behind a guest link. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = await showQuote(strapi, await findByLink(strapi, ctx));
  },

  async perform(ctx: Context) {
    const event = transitionName(ctx.params.event, customerTransitions);
    const quote = await findByLink(strapi, ctx);
    const command = { by: guestOf(quote), command: input(NotedCommand, ctx.request.body) };
    ctx.body = await showQuote(strapi, await transitionQuote(strapi, quote.documentId, event, command));
  },

  async accept(ctx: Context) {
    const quote = await findByLink(strapi, ctx);
    ctx.body = await showQuote(
      strapi,
      await acceptOffer(strapi, quote.documentId, input(Acceptance, ctx.request.body), { by: guestOf(quote) }),
    );
  },

  async offerUrl(ctx: Context) {
    ctx.body = await offerDownloadUrl(strapi, await findByLink(strapi, ctx), String(ctx.params.version));
  },

  async write(ctx: Context) {
    const quote = await findByLink(strapi, ctx);
    await limit(strapi, 'message', quote.documentId);
    ctx.status = 201;
    ctx.body = await sendMessage(strapi, quote, input(NewMessage, ctx.request.body), guestOf(quote));
  },
});
