import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { MarkCommand, NewMarkReply } from '../../../contract/production/mark';
import { markTransitions } from '../../../contract/states/mark';
import { Problem } from '../../../contract/problem';
import { assignmentQueries, showAssignment } from '../../../domain/production/assignments/show-assignment';
import { type MarkPlace, performOnMark, replyToMark } from '../../../domain/production/marks/change-mark';
import { contractorOf } from '../../../domain/quoting/actor-of';
import { input, transitionName } from '../../../platform/http/input';
import type { Actor } from '../../../platform/events/transition-document';

/** The marks that were released to the caller. Others do not exist for them. Each call answers with the assignment. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const onMark = async (ctx: Context, work: (place: MarkPlace, by: Actor) => Promise<void>) => {
    ctx.set('cache-control', 'no-store');
    const by = await contractorOf(strapi, ctx);
    const find = () => assignmentQueries({ strapi }).byId(String(ctx.params.id), by.accountId);
    const assignment = await find();
    if (assignment.orderId === null) throw new Problem('not-found');
    await work({ orderId: assignment.orderId, markId: String(ctx.params.mark), assignment }, by);
    ctx.body = await showAssignment(strapi, await find());
  };
  return {
    async reply(ctx: Context) {
      const reply = { ...input(NewMarkReply, ctx.request.body), audience: 'contractor' as const };
      await onMark(ctx, (place, by) => replyToMark(strapi, place, { by, reply }));
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, markTransitions.contractor);
      const command = input(MarkCommand, ctx.request.body);
      await onMark(ctx, (place, by) => performOnMark(strapi, place, { event, by, command }));
    },
  };
};
