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
      ctx.body = await knowledge.articles(editionOf(ctx), input(ContentListQuery, ctx.query));
    },
    async article(ctx: Context) {
      ctx.body = await knowledge.article(editionOf(ctx), ctx.params.slug);
    },
    async library(ctx: Context) {
      ctx.body = { entries: await knowledge.library(editionOf(ctx)) };
    },
    async libraryEntry(ctx: Context) {
      ctx.body = await knowledge.libraryEntry(editionOf(ctx), ctx.params.slug);
    },
    async faqs(ctx: Context) {
      ctx.body = await knowledge.faqs(editionOf(ctx));
    },
    async projects(ctx: Context) {
      ctx.body = await projects.list(editionOf(ctx), input(ContentListQuery, ctx.query));
    },
    async project(ctx: Context) {
      ctx.body = await projects.find(editionOf(ctx), ctx.params.slug);
    },
  };
};
