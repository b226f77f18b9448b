import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { AuditQuery } from '../../../contract/audit';
import { findAuditEntries } from '../../../flows/find-audit-entries';
import { input } from '../../../http/input';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await findAuditEntries(strapi, input(AuditQuery, { ...ctx.query }));
  },
});
