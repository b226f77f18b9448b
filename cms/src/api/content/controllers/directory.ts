import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { editionOf } from '../../../domain/catalogue/preview-session';
import { directoryQueries } from '../../../domain/catalogue/find-directory';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const directory = directoryQueries({ strapi });
  return {
    async sitemap(ctx: Context) {
      ctx.body = { entries: await directory.sitemap() };
    },
    async redirects(ctx: Context) {
      ctx.body = { redirects: await directory.redirects() };
    },
    async searchDocuments(ctx: Context) {
      ctx.body = { documents: await directory.searchDocuments(await editionOf(strapi, ctx)) };
    },
  };
};
