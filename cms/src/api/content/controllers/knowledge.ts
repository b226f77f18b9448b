import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ContentListQuery } from '../../../contract/list';
import { editionOf } from '../../../domain/catalogue/preview-session';
import { input } from '../../../platform/http/input';
import { knowledgeQueries } from '../../../domain/catalogue/find-knowledge';
import { projectQueries } from '../../../domain/catalogue/find-project';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const knowledge = knowledgeQueries({ strapi });
  const projects = projectQueries({ strapi });
  return {
    async articles(ctx: Context) {
      ctx.body = await knowledge.articles(await editionOf(strapi, ctx), input(ContentListQuery, ctx.query));
    },
    async article(ctx: Context) {
      ctx.body = await knowledge.article(await editionOf(strapi, ctx), ctx.params.slug);
    },
    async library(ctx: Context) {
      ctx.body = { entries: await knowledge.library(await editionOf(strapi, ctx)) };
    },
    async libraryEntry(ctx: Context) {
      ctx.body = await knowledge.libraryEntry(await editionOf(strapi, ctx), ctx.params.slug);
    },
    async faqs(ctx: Context) {
      ctx.body = await knowledge.faqs(await editionOf(strapi, ctx));
    },
    async projects(ctx: Context) {
      ctx.body = await projects.list(await editionOf(strapi, ctx), input(ContentListQuery, ctx.query));
    },
    async project(ctx: Context) {
      ctx.body = await projects.find(await editionOf(strapi, ctx), ctx.params.slug);
    },
  };
};
