import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callerOf, callersAccount } from '../../../domain/people/caller';
import { endDevice, endSessions, listDevices } from '../../../domain/people/sessions';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const account = await callersAccount(strapi, ctx);
    ctx.set('cache-control', 'no-store');
    ctx.body = { sessions: await listDevices(strapi, account, callerOf(ctx)?.sessionId ?? '') };
  },

  async end(ctx: Context) {
    await endDevice(strapi, await callersAccount(strapi, ctx), String(ctx.params.id));
    ctx.status = 204;
  },

  async endOthers(ctx: Context) {
    await endSessions(strapi, await callersAccount(strapi, ctx), callerOf(ctx)?.sessionId);
    ctx.status = 204;
  },
});
