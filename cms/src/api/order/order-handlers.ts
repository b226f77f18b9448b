import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { RevisionRequest } from '../../contract/production/order';
import { AmendmentAnswer } from '../../contract/production/amendment';
import { customerAmendmentTransitions } from '../../contract/states/amendment';
import { customerOrderTransitions } from '../../contract/states/order';
import { signExportUrl } from '../../domain/people/account-token';
import { answerAmendment } from '../../domain/production/amendments/answer-amendment';
import { sendDueTime } from '../../domain/production/orders/due-date';
import type { OrderRow } from '../../domain/production/orders/order-row';
import {
  amendmentDownloadUrl,
  confirmationDownloadUrl,
  orderDownloadUrl,
  showAgreedTerms,
  showOrder,
  termsDownloadUrl,
} from '../../domain/production/orders/show-order';
import { transitionOrder } from '../../domain/production/orders/transition-order';
import { input, transitionName } from '../../platform/http/input';
import { limit } from '../../platform/http/rate-limit';
import type { Actor } from '../../platform/events/transition-document';

type FindOrder = (ctx: Context) => Promise<OrderRow>;

/** The handlers for the documents and files of an order, for whoever `find` finds it. @param undelivered whether results are shown before delivery */
export const orderDocuments = (strapi: Core.Strapi, find: FindOrder, { undelivered = false } = {}) => ({
  async confirmationUrl(ctx: Context) {
    ctx.body = await confirmationDownloadUrl(strapi, await find(ctx));
  },

  async archiveUrl(ctx: Context) {
    const { documentId } = await find(ctx);
    await limit(strapi, 'export', documentId);
    ctx.body = { url: signExportUrl('order', documentId) };
  },

  async terms(ctx: Context) {
    ctx.body = await showAgreedTerms(strapi, await find(ctx));
  },

  async termsUrl(ctx: Context) {
    ctx.body = await termsDownloadUrl(strapi, await find(ctx));
  },

  async amendmentUrl(ctx: Context) {
    ctx.body = await amendmentDownloadUrl(strapi, await find(ctx), String(ctx.params.amendmentId));
  },

  async downloadUrl(ctx: Context) {
    ctx.body = await orderDownloadUrl(strapi, await find(ctx), String(ctx.params.fileName), { undelivered });
  },
});

/** The handlers for a customer's order, reached by an account or by a link. */
export function customerOrder(strapi: Core.Strapi, findAs: (ctx: Context) => Promise<{ by: Actor; order: OrderRow }>) {
  const find: FindOrder = async (ctx) => (await findAs(ctx)).order;
  return {
    ...orderDocuments(strapi, find),

    async find(ctx: Context) {
      ctx.body = await showOrder(strapi, await find(ctx));
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, customerOrderTransitions);
      const { by, order } = await findAs(ctx);
      const { marks, ...command } = input(RevisionRequest, ctx.request.body);
      const isRevision = event === 'revise';
      ctx.body = await showOrder(
        strapi,
        await transitionOrder(strapi, order.documentId, event, { by, command, marks: isRevision ? marks : [] }),
      );
    },

    async answerAmendment(ctx: Context) {
      const event = transitionName(ctx.params.event, customerAmendmentTransitions);
      const { by, order } = await findAs(ctx);
      const command = input(AmendmentAnswer, ctx.request.body);
      const answer = { orderId: order.documentId, amendmentId: String(ctx.params.amendmentId), event, command, by };
      ctx.body = await showOrder(strapi, await answerAmendment(strapi, answer));
    },

    async due(ctx: Context) {
      sendDueTime(ctx, await find(ctx));
    },
  };
}
