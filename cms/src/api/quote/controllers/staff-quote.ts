import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { MadeRequest } from '../../../contract/quoting/made-request';
import { DraftChange, WrittenAcceptance } from '../../../contract/quoting/offer';
import { LostOffersQuery } from '../../../contract/quoting/lost-offer';
import { StaffQuoteListQuery } from '../../../contract/quoting/quote';
import { staffTransitions } from '../../../contract/states/quote';
import { NewStaffMessage, NotedCommand } from '../../../contract/quoting/thread';
import { makeRequest } from '../../../domain/quoting/make-request';
import { renderOffer } from '../../../domain/quoting/render-offer';
import { transitionQuote } from '../../../domain/quoting/transition-quote';
import { staffOf } from '../../../domain/quoting/actor-of';
import { acceptInWriting } from '../../../domain/production/orders/accept-in-writing';
import { offerDownloadUrl } from '../../../domain/production/orders/show-order';
import { prepareOffer, saveDraft } from '../../../domain/quoting/prepare-offer';
import { quoteDownloadUrl, quoteQueries, showStaffQuote, presentPage, presentStaffSummary } from '../../../domain/quoting/show-quote';
import { readLostOffers } from '../../../domain/records/read-lost-offers';
import { readOverview } from '../../../domain/records/read-overview';
import { previewOffer, sendOffer } from '../../../domain/quoting/send-offer';
import { sendMessage } from '../../../domain/quoting/thread';
import { input, transitionName } from '../../../platform/http/input';

/** All quotes, for staff. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const find = (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    return quoteQueries({ strapi }).byId(String(ctx.params.id));
  };
  return {
    async overview(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await readOverview(strapi, new Date());
    },

    async lostOffers(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await readLostOffers(strapi, input(LostOffersQuery, ctx.query), new Date());
    },

    async list(ctx: Context) {
      const query = input(StaffQuoteListQuery, ctx.query);
      ctx.set('cache-control', 'no-store');
      ctx.body = presentPage(await quoteQueries({ strapi }).list(query), presentStaffSummary);
    },

    /** Answers 201 for a new request, 200 when the same was sent before. */
    async make(ctx: Context) {
      const by = await staffOf(strapi, ctx);
      const { quote, created } = await makeRequest(strapi, input(MadeRequest, ctx.request.body), by);
      ctx.status = created ? 201 : 200;
      ctx.body = await showStaffQuote(strapi, quote);
    },

    async find(ctx: Context) {
      ctx.body = await showStaffQuote(strapi, await find(ctx));
    },

    async saveDraft(ctx: Context) {
      const change = input(DraftChange, ctx.request.body);
      ctx.body = await showStaffQuote(strapi, await saveDraft(strapi, await find(ctx), { ...change, by: await staffOf(strapi, ctx) }));
    },

    /** Draws the offer as it would be sent now. */
    async previewPdf(ctx: Context) {
      const quote = await find(ctx);
      const { draft } = await prepareOffer(strapi, quote);
      ctx.type = 'application/pdf';
      ctx.set('content-disposition', 'attachment; filename="offer-preview.pdf"');
      ctx.body = await renderOffer(await previewOffer(strapi, quote, draft));
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, staffTransitions);
      const by = await staffOf(strapi, ctx);
      const { documentId } = await find(ctx);
      const command = input(NotedCommand, ctx.request.body);
      const moved =
        event === 'offer'
          ? await sendOffer(strapi, documentId, { by, command })
          : await transitionQuote(strapi, documentId, event, { by, command });
      ctx.body = await showStaffQuote(strapi, moved);
    },

    /** Records an acceptance in writing. */
    async accept(ctx: Context) {
      const written = input(WrittenAcceptance, ctx.request.body);
      ctx.body = await showStaffQuote(strapi, await acceptInWriting(strapi, await find(ctx), written, await staffOf(strapi, ctx)));
    },

    async write(ctx: Context) {
      const message = input(NewStaffMessage, ctx.request.body);
      ctx.status = 201;
      ctx.body = await sendMessage(strapi, await find(ctx), message, await staffOf(strapi, ctx));
    },

    async offerUrl(ctx: Context) {
      ctx.body = await offerDownloadUrl(strapi, await find(ctx), String(ctx.params.version));
    },

    async downloadUrl(ctx: Context) {
      ctx.body = await quoteDownloadUrl(strapi, await find(ctx), String(ctx.params.fileName));
    },
  };
};
