import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { MarkCommand, MarkRelease, NewStaffMarkReply } from '../../../contract/production/mark';
import { markTransitions } from '../../../contract/states/mark';
import { holdMarkBack, type MarkPlace, performOnMark, releaseMark, replyToMark } from '../../../domain/production/marks/change-mark';
import { orderQueries, showStaffOrder } from '../../../domain/production/orders/show-order';
import { staffOf } from '../../../domain/quoting/actor-of';
import { input, transitionName } from '../../../platform/http/input';
import type { Actor } from '../../../platform/events/transition-document';

/** The marks on all orders, for staff. Each call answers with the order. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const find = (ctx: Context) => orderQueries({ strapi }).byId(String(ctx.params.id));
  const onMark = async (ctx: Context, work: (place: MarkPlace, by: Actor) => Promise<void>) => {
    ctx.set('cache-control', 'no-store');
    const by = await staffOf(strapi, ctx);
    const { documentId: orderId } = await find(ctx);
    await work({ orderId, markId: String(ctx.params.mark) }, by);
    ctx.body = await showStaffOrder(strapi, await find(ctx));
  };
  return {
    async reply(ctx: Context) {
      const reply = input(NewStaffMarkReply, ctx.request.body);
      await onMark(ctx, (place, by) => replyToMark(strapi, place, { by, reply }));
    },

    async release(ctx: Context) {
      const command = input(MarkRelease, ctx.request.body);
      await onMark(ctx, (place, by) => releaseMark(strapi, place, { by, command }));
    },

    async holdBack(ctx: Context) {
      const command = input(MarkCommand, ctx.request.body);
      await onMark(ctx, (place, by) => holdMarkBack(strapi, place, { by, command }));
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, markTransitions.staff);
      const command = input(MarkCommand, ctx.request.body);
      await onMark(ctx, (place, by) => performOnMark(strapi, place, { event, by, command }));
    },
  };
};
