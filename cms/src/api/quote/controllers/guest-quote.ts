import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Acceptance } from '../../../contract/quoting/acceptance';
import { Move } from '../../../contract/states/transition';
import { customerMoves } from '../../../contract/states/quote';
import { NewMessage } from '../../../contract/quoting/thread';
import { acceptOffer } from '../../../domain/production/orders/accept-offer';
import { moveQuote } from '../../../domain/quoting/move-quote';
import { findByLink } from '../../../domain/quoting/find-quotes';
import { guestOf } from '../../../domain/quoting/mover-of';
import { offerDownloadUrl } from '../../../domain/production/orders/find-orders';
import { showQuote } from '../../../domain/quoting/show-quote';
import { sendMessage } from '../../../domain/quoting/write-message';
import { input } from '../../../platform/http/input';
import { moveName } from '../../../platform/http/move-name';
import { limit } from '../../../platform/http/rate-limit';

/** The quote behind a guest link. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = await showQuote(strapi, await findByLink(strapi, ctx));
  },

  async move(ctx: Context) {
    const event = moveName(ctx.params.event, customerMoves);
    const quote = await findByLink(strapi, ctx);
    const wish = { by: guestOf(quote), move: input(Move, ctx.request.body) };
    ctx.body = await showQuote(strapi, await moveQuote(strapi, quote.documentId, event, wish));
  },

  async accept(ctx: Context) {
    const quote = await findByLink(strapi, ctx);
    ctx.body = await showQuote(strapi, await acceptOffer(strapi, quote.documentId, input(Acceptance, ctx.request.body), guestOf(quote)));
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
