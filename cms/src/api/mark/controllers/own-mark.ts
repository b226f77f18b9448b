import type { Core } from '@strapi/strapi';
import { orderQueries } from '../../../domain/production/orders/show-order';
import { customerOf } from '../../../domain/quoting/actor-of';
import { customerMarks } from '../mark-handlers';

/** The marks on the caller's own orders. Other customers' do not exist for them. */
export default ({ strapi }: { strapi: Core.Strapi }) =>
  customerMarks(strapi, async (ctx) => {
    ctx.set('cache-control', 'no-store');
    const by = await customerOf(strapi, ctx);
    return { by, order: await orderQueries({ strapi }).byId(String(ctx.params.id), by.accountId) };
  });
