import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { AuditQuery } from '../../../contract/people/audit';
import { SecurityQuery } from '../../../contract/people/security';
import { findSecurityEntries } from '../../../domain/records/find-security-entries';
import { findAuditEntries } from '../../../domain/records/find-audit-entries';
import { input } from '../../../platform/http/input';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await findAuditEntries(strapi, input(AuditQuery, { ...ctx.query }));
  },

  async security(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await findSecurityEntries(strapi, input(SecurityQuery, { ...ctx.query }));
  },
});
