import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { DeclarationListQuery, DeclarationMatch, DeclarationRequest, DeclarationSettlement } from '../../../contract/people/declaration';
import {
  declare,
  matchDeclaration,
  settleDeclaration,
  findDeclarations,
  presentReceipt,
  showDeclarations,
} from '../../../domain/records/declarations';
import { staffOf } from '../../../domain/quoting/actor-of';
import { clientAddress } from '../../../platform/http/client-address';
import { input } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Answers 201 with the receipt, 200 with the same one when it was sent before. No app check: declaring is a legal right. */
  async declare(ctx: Context) {
    await limit(strapi, 'declaration', clientAddress(ctx));
    const { row, created } = await declare(strapi, input(DeclarationRequest, ctx.request.body));
    ctx.set('cache-control', 'no-store');
    ctx.status = created ? 201 : 200;
    ctx.body = presentReceipt(row);
  },

  /** Ends the order that a withdrawal refers to. */
  async match(ctx: Context) {
    const match = input(DeclarationMatch, ctx.request.body);
    const by = await staffOf(strapi, ctx);
    const row = await matchDeclaration(strapi, { declarationId: String(ctx.params.id), match, by });
    ctx.set('cache-control', 'no-store');
    [ctx.body] = await showDeclarations(strapi, [row]);
  },

  /** Closes a cancellation, or a withdrawal that ends nothing. */
  async settle(ctx: Context) {
    const { key, reason } = input(DeclarationSettlement, ctx.request.body);
    const by = await staffOf(strapi, ctx);
    const act = async () => ({ settlement: reason });
    const row = await settleDeclaration(strapi, { declarationId: String(ctx.params.id), key, by, name: 'declaration.settled', act });
    ctx.set('cache-control', 'no-store');
    [ctx.body] = await showDeclarations(strapi, [row]);
  },

  async list(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = await findDeclarations(strapi, input(DeclarationListQuery, ctx.query));
  },
});
