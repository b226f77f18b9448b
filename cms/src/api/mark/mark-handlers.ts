import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { MarkCommand, NewMarkReply } from '../../contract/production/mark';
import { markTransitions } from '../../contract/states/mark';
import type { OrderRow } from '../../domain/production/orders/order-row';
import { orderQueries, showOrder } from '../../domain/production/orders/show-order';
import { performOnMark, replyToMark } from '../../domain/production/marks/change-mark';
import { input, transitionName } from '../../platform/http/input';
import type { Actor } from '../../platform/events/transition-document';

/** The handlers for the marks on a customer's order, reached by an account or by a link. */
export function customerMarks(strapi: Core.Strapi, findAs: (ctx: Context) => Promise<{ by: Actor; order: OrderRow }>) {
  const show = async ({ documentId }: OrderRow) => showOrder(strapi, await orderQueries({ strapi }).byId(documentId));
  return {
    async reply(ctx: Context) {
      const { by, order } = await findAs(ctx);
      const reply = { ...input(NewMarkReply, ctx.request.body), audience: 'customer' as const };
      await replyToMark(strapi, { orderId: order.documentId, markId: String(ctx.params.mark) }, { by, reply });
      ctx.body = await show(order);
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, markTransitions.customer);
      const { by, order } = await findAs(ctx);
      const command = input(MarkCommand, ctx.request.body);
      await performOnMark(strapi, { orderId: order.documentId, markId: String(ctx.params.mark) }, { event, by, command });
      ctx.body = await show(order);
    },
  };
}
