import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { ExpressQuery } from '../../../contract/content/product';
import { findExpressDates } from '../../../domain/quoting/express-date';
import { MAX_CART_LINES } from '../../../contract/quoting/cart';
import { findAddons, findConfigurable, listed } from '../../../domain/catalogue/catalogue';
import { editionOf } from '../../../domain/catalogue/preview-session';
import { input, localeOf } from '../../../platform/http/input';
import { contentQueries } from '../../../domain/catalogue/find-content';
import { pageQueries } from '../../../domain/catalogue/find-pages';
import { ContentListQuery } from '../../../contract/list';
import { knowledgeQueries } from '../../../domain/catalogue/find-knowledge';
import { projectQueries } from '../../../domain/catalogue/find-project';
import { directoryQueries } from '../../../domain/catalogue/find-directory';
import { mendPictures } from '../../../domain/catalogue/pictures/mend-pictures';

const MAX_ADDON_IDS = 200;

const ids = (value: unknown, limit: number): string[] => {
  const text = input(z.string().check(z.maxLength(limit * 40)), value ?? '');
  return [...new Set(text.split(',').filter(Boolean))].slice(0, limit);
};

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const content = contentQueries({ strapi });
  const pages = pageQueries({ strapi });
  const knowledge = knowledgeQueries({ strapi });
  const projects = projectQueries({ strapi });
  const directory = directoryQueries({ strapi });
  return {
    async site(ctx: Context) {
      ctx.body = await content.site(await editionOf(strapi, ctx));
    },
    async home(ctx: Context) {
      ctx.body = await mendPictures(strapi, await content.home(await editionOf(strapi, ctx)));
    },
    async category(ctx: Context) {
      ctx.body = await mendPictures(strapi, await content.category(await editionOf(strapi, ctx), ctx.params.slug));
    },
    async product(ctx: Context) {
      ctx.body = await mendPictures(strapi, await content.product(await editionOf(strapi, ctx), ctx.params.category, ctx.params.slug));
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
    /** For when express could be promised now: true for this moment alone, so nobody keeps it. */
    async expressDates(ctx: Context) {
      const { ids: requested, units } = input(ExpressQuery, ctx.query);
      ctx.set('cache-control', 'no-store');
      ctx.body = await findExpressDates(strapi, ids(requested, MAX_ADDON_IDS), { units: Math.ceil(units), locale: localeOf(ctx.query) });
    },
    async page(ctx: Context) {
      ctx.body = await mendPictures(strapi, await pages.page(await editionOf(strapi, ctx), ctx.params.slug));
    },
    async solution(ctx: Context) {
      ctx.body = await mendPictures(strapi, await pages.solution(await editionOf(strapi, ctx), ctx.params.slug));
    },
    async tool(ctx: Context) {
      ctx.body = await mendPictures(strapi, await pages.tool(await editionOf(strapi, ctx), ctx.params.slug));
    },
    async comparison(ctx: Context) {
      ctx.body = await mendPictures(strapi, await pages.comparison(await editionOf(strapi, ctx), ctx.params.slug));
    },
    async subscription(ctx: Context) {
      ctx.body = await mendPictures(strapi, await pages.subscription(await editionOf(strapi, ctx)));
    },
    async legalPage(ctx: Context) {
      ctx.body = await mendPictures(strapi, await pages.legalPage(await editionOf(strapi, ctx), ctx.params.slug));
    },
    async consent(ctx: Context) {
      ctx.body = await pages.consent(await editionOf(strapi, ctx));
    },
    async articles(ctx: Context) {
      ctx.body = await knowledge.articles(await editionOf(strapi, ctx), input(ContentListQuery, ctx.query));
    },
    async article(ctx: Context) {
      ctx.body = await mendPictures(strapi, await knowledge.article(await editionOf(strapi, ctx), ctx.params.slug));
    },
    async library(ctx: Context) {
      ctx.body = { entries: await knowledge.library(await editionOf(strapi, ctx)) };
    },
    async libraryEntry(ctx: Context) {
      ctx.body = await mendPictures(strapi, await knowledge.libraryEntry(await editionOf(strapi, ctx), ctx.params.slug));
    },
    async faqs(ctx: Context) {
      ctx.body = await mendPictures(strapi, await knowledge.faqs(await editionOf(strapi, ctx)));
    },
    async projects(ctx: Context) {
      ctx.body = await projects.list(await editionOf(strapi, ctx), input(ContentListQuery, ctx.query));
    },
    async project(ctx: Context) {
      ctx.body = await mendPictures(strapi, await projects.find(await editionOf(strapi, ctx), ctx.params.slug));
    },
    async sitemap(ctx: Context) {
      ctx.body = { entries: await directory.sitemap() };
    },
    async redirects(ctx: Context) {
      ctx.body = { redirects: await directory.redirects() };
    },
    async searchDocuments(ctx: Context) {
      ctx.body = await directory.searchDocuments(await editionOf(strapi, ctx));
    },
  };
};
