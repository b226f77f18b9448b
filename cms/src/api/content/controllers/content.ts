import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { MAX_CART_LINES } from '../../../contract/quoting/cart';
import { findAddons, findConfigurable, listed } from '../../../domain/catalogue/catalogue';
import { editionOf } from '../../../domain/catalogue/preview-session';
import { input } from '../../../platform/http/input';
import { contentQueries } from '../../../domain/catalogue/find-content';

const MAX_ADDON_IDS = 200;

const ids = (value: unknown, limit: number): string[] => {
  const text = input(z.string().check(z.maxLength(limit * 40)), value ?? '');
  return [...new Set(text.split(',').filter(Boolean))].slice(0, limit);
};

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const content = contentQueries({ strapi });
  return {
    async site(ctx: Context) {
      ctx.body = await content.site(await editionOf(strapi, ctx));
    },
    async home(ctx: Context) {
      ctx.body = await content.home(await editionOf(strapi, ctx));
    },
    async category(ctx: Context) {
      ctx.body = await content.category(await editionOf(strapi, ctx), ctx.params.slug);
    },
    async product(ctx: Context) {
      ctx.body = await content.product(await editionOf(strapi, ctx), ctx.params.category, ctx.params.slug);
    },
    /** Products by id, as the configurator needs them. */
    async products(ctx: Context) {
      const requested = ids(ctx.query.ids, MAX_CART_LINES);
      ctx.body = { products: await findConfigurable(strapi, await editionOf(strapi, ctx), requested) };
    },
    /** The add-on lookup of spec §7: items by a list of ids. */
    async addons(ctx: Context) {
      const requested = ids(ctx.query.ids, MAX_ADDON_IDS);
      ctx.body = { addons: listed(requested, await findAddons(strapi, await editionOf(strapi, ctx), requested)) };
    },
  };
};
