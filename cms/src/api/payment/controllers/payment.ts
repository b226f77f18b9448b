import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { BankStatement, PaymentImport } from '../../../contract/billing/invoice';
import { importPayments } from '../../../domain/billing/payments/record-payment';
import { staffOf } from '../../../domain/quoting/actor-of';
import { proposePayments } from '../../../domain/billing/payments/bank-statement';
import { input } from '../../../platform/http/input';

/** Payments from a bank's statement. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async propose(ctx: Context) {
    const { statement } = input(BankStatement, ctx.request.body);
    ctx.set('cache-control', 'no-store');
    ctx.body = { proposals: await proposePayments(strapi, statement) };
  },

  async import(ctx: Context) {
    const requested = input(PaymentImport, ctx.request.body);
    ctx.body = await importPayments(strapi, requested, await staffOf(strapi, ctx));
  },
});
