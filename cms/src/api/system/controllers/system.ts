import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSystemState } from '../../../domain/records/read-system-state';

/** How the installation is doing, for super admins. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await readSystemState(strapi);
  },
});
