import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  boardColumns,
  BoardQuery,
  boardStages,
  NewResults,
  ResponsibleChange,
  ResultRemoval,
  OrderListQuery,
} from '../../../contract/production/order';
import { AmendmentProposal, OrderCorrection } from '../../../contract/production/amendment';
import { ListQuery } from '../../../contract/list';
import { TransitionCommand } from '../../../contract/states/transition';
import { Problem } from '../../../contract/problem';
import { staffOrderTransitions } from '../../../contract/states/order';
import { answerAmendment } from '../../../domain/production/amendments/answer-amendment';
import { correctOrder } from '../../../domain/production/amendments/correct-order';
import { previewAmendment, proposeAmendment } from '../../../domain/production/amendments/propose-amendment';
import { addResults, removeResult } from '../../../domain/production/orders/next-delivery';
import { transitionOrder } from '../../../domain/production/orders/transition-order';
import { staffOf } from '../../../domain/quoting/actor-of';
import { orderQueries, showStaffOrder } from '../../../domain/production/orders/show-order';
import { findTeam, setResponsible } from '../../../domain/production/orders/responsible';
import { showBoard } from '../../../domain/production/orders/show-board';
import { input, transitionName } from '../../../platform/http/input';
import { presentStaffOrders } from '../../../domain/production/orders/order-row';
import { orderDocuments } from '../order-handlers';

/** All orders, for staff. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const find = (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    return orderQueries({ strapi }).byId(String(ctx.params.id));
  };
  return {
    ...orderDocuments(strapi, find, { undelivered: true }),

    async list(ctx: Context) {
      const query = input(OrderListQuery, ctx.query);
      ctx.set('cache-control', 'no-store');
      ctx.body = presentStaffOrders(await orderQueries({ strapi }).list(query));
    },

    /** Answers with one column of the production board. @throws Problem not-found for an unknown one */
    async board(ctx: Context) {
      const column = [...boardStages, ...boardColumns].find((known) => known === ctx.params.column);
      if (!column) throw new Problem('not-found');
      const query = input(BoardQuery, ctx.query);
      ctx.set('cache-control', 'no-store');
      const { accountId } = await staffOf(strapi, ctx);
      ctx.body = await showBoard(strapi, column, { query, accountId, now: new Date() });
    },

    /** Answers with the people who can be responsible for orders. */
    async team(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await findTeam(strapi, input(ListQuery, ctx.query));
    },

    async setResponsible(ctx: Context) {
      const change = input(ResponsibleChange, ctx.request.body);
      await setResponsible(strapi, (await find(ctx)).documentId, change, await staffOf(strapi, ctx));
      ctx.status = 204;
    },

    async find(ctx: Context) {
      ctx.body = await showStaffOrder(strapi, await find(ctx));
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, staffOrderTransitions);
      const by = await staffOf(strapi, ctx);
      const { documentId } = await find(ctx);
      ctx.body = await showStaffOrder(
        strapi,
        await transitionOrder(strapi, documentId, event, { by, command: input(TransitionCommand, ctx.request.body) }),
      );
    },

    async propose(ctx: Context) {
      const proposal = input(AmendmentProposal, ctx.request.body);
      const by = await staffOf(strapi, ctx);
      const { documentId: orderId } = await find(ctx);
      ctx.body = await showStaffOrder(strapi, await proposeAmendment(strapi, { orderId, proposal, by }));
    },

    /** Answers with the amendment as it would be proposed now. */
    async previewAmendment(ctx: Context) {
      const proposal = input(AmendmentProposal, ctx.request.body);
      ctx.body = await previewAmendment(strapi, await find(ctx), proposal);
    },

    async withdrawAmendment(ctx: Context) {
      const command = input(TransitionCommand, ctx.request.body);
      const by = await staffOf(strapi, ctx);
      const { documentId: orderId } = await find(ctx);
      const answer = { orderId, amendmentId: String(ctx.params.amendmentId), event: 'withdraw', command, by } as const;
      ctx.body = await showStaffOrder(strapi, await answerAmendment(strapi, answer));
    },

    async correct(ctx: Context) {
      const correction = input(OrderCorrection, ctx.request.body);
      const by = await staffOf(strapi, ctx);
      const { documentId: orderId } = await find(ctx);
      ctx.body = await showStaffOrder(strapi, await correctOrder(strapi, { orderId, correction, by }));
    },

    async removeResult(ctx: Context) {
      const removal = input(ResultRemoval, ctx.request.body);
      await removeResult(strapi, (await find(ctx)).documentId, removal, await staffOf(strapi, ctx));
      ctx.body = await showStaffOrder(strapi, await find(ctx));
    },

    async addResults(ctx: Context) {
      const results = input(NewResults, ctx.request.body);
      await addResults(strapi, await find(ctx), results, await staffOf(strapi, ctx));
      ctx.body = await showStaffOrder(strapi, await find(ctx));
    },
  };
};
