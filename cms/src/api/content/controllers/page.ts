import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { editionOf } from '../../../domain/catalogue/preview-session';
import { pageQueries } from '../../../domain/catalogue/find-content';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const pages = pageQueries({ strapi });
  return {
    async page(ctx: Context) {
      ctx.body = await pages.page(await editionOf(strapi, ctx), ctx.params.slug);
    },
    async solution(ctx: Context) {
      ctx.body = await pages.solution(await editionOf(strapi, ctx), ctx.params.slug);
    },
    async tool(ctx: Context) {
      ctx.body = await pages.tool(await editionOf(strapi, ctx), ctx.params.slug);
    },
    async comparison(ctx: Context) {
      ctx.body = await pages.comparison(await editionOf(strapi, ctx), ctx.params.slug);
    },
    async subscription(ctx: Context) {
      ctx.body = await pages.subscription(await editionOf(strapi, ctx));
    },
    async legalPage(ctx: Context) {
      ctx.body = await pages.legalPage(await editionOf(strapi, ctx), ctx.params.slug);
    },
    async consent(ctx: Context) {
      ctx.body = await pages.consent(await editionOf(strapi, ctx));
    },
  };
};
