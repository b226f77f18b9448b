import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findCatalogueItems } from '../../../domain/catalogue/catalogue';
import { published } from '../../../domain/catalogue/entries';
import { localeOf } from '../../../platform/http/input';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Lists what is for sale now, for those who write offers. */
  async list(ctx: Context) {
    const items = await findCatalogueItems(strapi, published(localeOf(ctx.query)));
    ctx.set('cache-control', 'no-store');
    ctx.body = { items };
  },
});
