import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { OrderListQuery, RevisionRequest } from '../../../contract/production/order';
import { customerOrderTransitions } from '../../../contract/states/order';
import { transitionOrder } from '../../../domain/production/orders/transition-order';
import { customerOf } from '../../../domain/quoting/actor-of';
import {
  confirmationDownloadUrl,
  orderDownloadUrl,
  orderQueries,
  showAgreedTerms,
  showOrder,
  termsDownloadUrl,
} from '../../../domain/production/orders/show-order';
import { readOwnOverview } from '../../../domain/records/read-overview';
import { signExportUrl } from '../../../domain/people/account-token';
import { limit } from '../../../platform/http/rate-limit';
import { input, transitionName } from '../../../platform/http/input';
import { sendDueTime } from '../../../domain/production/orders/due-date';
import { presentOrders } from '../../../domain/production/orders/order-row';

/** The caller's own orders. Other customers' do not exist for them. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const own = async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    const by = await customerOf(strapi, ctx);
    return { by, order: await orderQueries({ strapi }).byId(String(ctx.params.id), by.accountId) };
  };
  return {
    async list(ctx: Context) {
      const query = input(OrderListQuery, ctx.query);
      const { accountId: ownerId } = await customerOf(strapi, ctx);
      ctx.set('cache-control', 'no-store');
      ctx.body = presentOrders(await orderQueries({ strapi }).list({ ...query, q: undefined, ownerId }));
    },

    async overview(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      const { accountId } = await customerOf(strapi, ctx);
      ctx.body = await readOwnOverview(strapi, accountId, new Date());
    },

    async find(ctx: Context) {
      ctx.body = await showOrder(strapi, (await own(ctx)).order);
    },

    async perform(ctx: Context) {
      const event = transitionName(ctx.params.event, customerOrderTransitions);
      const { by, order } = await own(ctx);
      const { marks, ...command } = input(RevisionRequest, ctx.request.body);
      ctx.body = await showOrder(
        strapi,
        await transitionOrder(strapi, order.documentId, event, { by, command, marks: event === 'revise' ? marks : [] }),
      );
    },

    async due(ctx: Context) {
      sendDueTime(ctx, (await own(ctx)).order);
    },

    async confirmationUrl(ctx: Context) {
      ctx.body = await confirmationDownloadUrl(strapi, (await own(ctx)).order);
    },

    async archiveUrl(ctx: Context) {
      const { documentId } = (await own(ctx)).order;
      await limit(strapi, 'export', documentId);
      ctx.body = { url: signExportUrl('order', documentId) };
    },

    async terms(ctx: Context) {
      ctx.body = await showAgreedTerms(strapi, (await own(ctx)).order);
    },

    async termsUrl(ctx: Context) {
      ctx.body = await termsDownloadUrl(strapi, (await own(ctx)).order);
    },

    async downloadUrl(ctx: Context) {
      ctx.body = await orderDownloadUrl(strapi, (await own(ctx)).order, String(ctx.params.fileName));
    },
  };
};
