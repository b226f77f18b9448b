import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { DeclarationListQuery, DeclarationRequest } from '../../../contract/declaration';
import { declare } from '../../../flows/declare';
import { findDeclarations } from '../../../flows/find-declarations';
import { clientAddress } from '../../../http/client-address';
import { input } from '../../../http/input';
import { limit } from '../../../http/rate-limit';
import { presentReceipt } from '../present';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** 201 with the receipt, 200 with the same one when it was sent before. No app check: declaring is a legal right. */
  async declare(ctx: Context) {
    await limit(strapi, 'declaration', clientAddress(ctx));
    const { row, created } = await declare(strapi, input(DeclarationRequest, ctx.request.body));
    ctx.set('cache-control', 'no-store');
    ctx.status = created ? 201 : 200;
    ctx.body = presentReceipt(row);
  },

  async list(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await findDeclarations(strapi, input(DeclarationListQuery, ctx.query));
  },
});
