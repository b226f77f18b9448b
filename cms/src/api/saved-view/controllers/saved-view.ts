import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callersAccount } from '../../../domain/people/caller';
import * as z from 'zod/mini';
import { BoardQuery, OrderListQuery } from '../../../contract/production/order';
import { InvoiceListQuery } from '../../../contract/billing/invoice';
import { QuoteListQuery } from '../../../contract/quoting/quote';
import { NewSavedView, SavedViewChange, SavedViewsQuery, type SavedViews, type ViewedList } from '../../../contract/people/saved-view';
import { input } from '../../../platform/http/input';
import { presentSavedView, savedViewQueries } from '../../../domain/records/saved-views';

/** The query of each list, as its page sends it; the board's page has columns by time where `by` says so. */
const listQueries = {
  quotes: QuoteListQuery,
  orders: OrderListQuery,
  invoices: InvoiceListQuery,
  board: z.extend(BoardQuery, { by: z.optional(z.literal('due')) }),
} satisfies Record<ViewedList, unknown>;

/** Views of lists, each member of the team's own and those they share. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = savedViewQueries({ strapi });
  const callerId = async (ctx: Context) => (await callersAccount(strapi, ctx)).documentId;
  return {
    async list(ctx: Context) {
      const { list } = input(SavedViewsQuery, ctx.query);
      const ownerId = await callerId(ctx);
      ctx.set('cache-control', 'no-store');
      ctx.body = { views: (await service.list(ownerId, list)).map((row) => presentSavedView(row, ownerId)) } satisfies SavedViews;
    },

    /** Answers 201, also when the same view is sent again. */
    async save(ctx: Context) {
      const view = input(NewSavedView, ctx.request.body);
      input(listQueries[view.list], view.filter);
      const ownerId = await callerId(ctx);
      ctx.body = presentSavedView(await service.save(ownerId, view), ownerId);
      ctx.status = 201;
    },

    async change(ctx: Context) {
      const change = input(SavedViewChange, ctx.request.body);
      const ownerId = await callerId(ctx);
      ctx.body = presentSavedView(await service.change(ownerId, String(ctx.params.id), change), ownerId);
    },

    async remove(ctx: Context) {
      await service.remove(await callerId(ctx), String(ctx.params.id));
      ctx.status = 204;
    },
  };
};
