import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { QuarantineQuery } from '../../../contract/files/quarantine';
import { isSuperAdmin } from '../../../contract/people/roles';
import { readScanState, releaseFile } from '../../../domain/files/quarantine';
import { callerOf } from '../../../domain/people/caller';
import { staffOf } from '../../../domain/quoting/actor-of';
import { listQuarantine } from '../../../domain/records/list-quarantine';
import { input } from '../../../platform/http/input';

/** The check of files, for staff. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    const query = input(QuarantineQuery, ctx.query);
    ctx.body = await listQuarantine(strapi, { ...query, isSuperAdmin: isSuperAdmin(callerOf(ctx)?.role ?? null) });
  },

  async state(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await readScanState(strapi);
  },

  async release(ctx: Context) {
    await releaseFile(strapi, String(ctx.params.fileName), await staffOf(strapi, ctx));
    ctx.status = 204;
  },
});
