import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { editionOf } from '../../../content/edition-of';
import pageService from '../services/page';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const pages = pageService({ strapi });
  return {
    async page(ctx: Context) {
      ctx.body = await pages.page(editionOf(ctx), ctx.params.slug);
    },
    async solution(ctx: Context) {
      ctx.body = await pages.solution(editionOf(ctx), ctx.params.slug);
    },
    async tool(ctx: Context) {
      ctx.body = await pages.tool(editionOf(ctx), ctx.params.slug);
    },
    async comparison(ctx: Context) {
      ctx.body = await pages.comparison(editionOf(ctx), ctx.params.slug);
    },
    async subscription(ctx: Context) {
      ctx.body = await pages.subscription(editionOf(ctx));
    },
    async legalPage(ctx: Context) {
      ctx.body = await pages.legalPage(editionOf(ctx), ctx.params.slug);
    },
    async consent(ctx: Context) {
      ctx.body = await pages.consent(editionOf(ctx));
    },
  };
};
