import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { OrderListQuery } from '../../../contract/production/order';
import { presentOrders } from '../../../domain/production/orders/order-row';
import { orderQueries } from '../../../domain/production/orders/show-order';
import { customerOf } from '../../../domain/quoting/actor-of';
import { readOwnOverview } from '../../../domain/records/read-overview';
import { input } from '../../../platform/http/input';
import { customerOrder } from '../order-handlers';

/** The caller's own orders. Other customers' do not exist for them. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...customerOrder(strapi, async (ctx) => {
    ctx.set('cache-control', 'no-store');
    const by = await customerOf(strapi, ctx);
    return { by, order: await orderQueries({ strapi }).byId(String(ctx.params.id), by.accountId) };
  }),

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
});
