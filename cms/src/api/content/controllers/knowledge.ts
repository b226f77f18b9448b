import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ContentListQuery } from '../../../contract/list';
import { editionOf } from '../../../content/edition-of';
import { input } from '../../../http/input';
import knowledgeService from '../services/knowledge';
import projectService from '../services/project';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const knowledge = knowledgeService({ strapi });
  const projects = projectService({ strapi });
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
