import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { PeopleQuery } from '../../../contract/people';
import { input } from '../../../http/input';
import crewService from '../services/crew';
import peopleService from '../services/people';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async contacts(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await peopleService({ strapi }).list('user', input(PeopleQuery, ctx.query));
  },

  async crew(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await crewService({ strapi }).list(input(PeopleQuery, ctx.query));
  },

  async contractors(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await peopleService({ strapi }).list('contractor', input(PeopleQuery, ctx.query));
  },
});
