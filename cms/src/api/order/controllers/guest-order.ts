import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { RevisionRequest } from '../../../contract/production/order';
import { customerOrderTransitions } from '../../../contract/states/order';
import { findByLink } from '../../../domain/quoting/show-quote';
import { transitionOrder } from '../../../domain/production/orders/transition-order';
import { guestOf } from '../../../domain/quoting/actor-of';
import {
  confirmationDownloadUrl,
  orderDownloadUrl,
  orderQueries,
  showAgreedTerms,
  showOrder,
  termsDownloadUrl,
} from '../../../domain/production/orders/show-order';
import { signExportUrl } from '../../../domain/people/account-token';
import { limit } from '../../../platform/http/rate-limit';
import { input, transitionName } from '../../../platform/http/input';
import { sendDueTime } from '../../../domain/production/orders/due-date';

/** The order that came of the quote behind a guest link. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const linked = async (ctx: Context) => {
    const quote = await findByLink(strapi, ctx);
    return { by: guestOf(quote), order: await orderQueries({ strapi }).byQuote(quote.documentId) };
  };
  return {
    async find(ctx: Context) {
      ctx.body = await showOrder(strapi, (await linked(ctx)).order);
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, customerOrderTransitions);
      const { by, order } = await linked(ctx);
      const { marks, ...command } = input(RevisionRequest, ctx.request.body);
      ctx.body = await showOrder(
        strapi,
        await transitionOrder(strapi, order.documentId, event, { by, command, marks: event === 'revise' ? marks : [] }),
      );
    },

    async due(ctx: Context) {
      sendDueTime(ctx, (await linked(ctx)).order);
    },

    async confirmationUrl(ctx: Context) {
      ctx.body = await confirmationDownloadUrl(strapi, (await linked(ctx)).order);
    },

    async archiveUrl(ctx: Context) {
      const { documentId } = (await linked(ctx)).order;
      await limit(strapi, 'export', documentId);
      ctx.body = { url: signExportUrl('order', documentId) };
    },

    async terms(ctx: Context) {
      ctx.body = await showAgreedTerms(strapi, (await linked(ctx)).order);
    },

    async termsUrl(ctx: Context) {
      ctx.body = await termsDownloadUrl(strapi, (await linked(ctx)).order);
    },

    async downloadUrl(ctx: Context) {
      ctx.body = await orderDownloadUrl(strapi, (await linked(ctx)).order, String(ctx.params.fileName));
    },
  };
};
