import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireExportSignature } from '../../../domain/people/account-token';
import { orderQueries } from '../../../domain/production/orders/show-order';
import { exportOrder } from '../../../domain/records/export-person';
import { sendArchive } from '../../../platform/http/send-archive';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Sends all files and documents of an order as one ZIP to whoever has a signed URL. */
  async download(ctx: Context) {
    const id = String(ctx.params.id);
    requireExportSignature('order', id, ctx.query);
    sendArchive(ctx, await exportOrder(strapi, await orderQueries({ strapi }).byId(id)));
  },
});
