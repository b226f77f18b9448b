import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callersAccount } from '../../../domain/people/caller';
import { InvoiceFormat, InvoiceListQuery } from '../../../contract/billing/invoice';
import {
  invoiceDownloadUrl,
  invoiceQueries,
  type Reader,
  presentInvoice,
  presentPage,
  presentSummary,
} from '../../../domain/billing/find-invoices';
import { input } from '../../../platform/http/input';

/** Invoices of the caller's own orders. Other customers' do not exist for them. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readerOf = async (ctx: Context): Promise<Reader> => ({ ownerId: (await callersAccount(strapi, ctx)).documentId });
  return {
    async list(ctx: Context) {
      const query = input(InvoiceListQuery, ctx.query);
      ctx.set('cache-control', 'no-store');
      ctx.body = presentPage(await invoiceQueries({ strapi }).list(await readerOf(ctx), { ...query, q: undefined }), presentSummary);
    },

    async find(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = presentInvoice(await invoiceQueries({ strapi }).byId(await readerOf(ctx), String(ctx.params.id)));
    },

    async downloadUrl(ctx: Context) {
      const { format } = input(InvoiceFormat, ctx.query);
      ctx.set('cache-control', 'no-store');
      ctx.body = await invoiceDownloadUrl(strapi, { reader: await readerOf(ctx), invoiceId: String(ctx.params.id), format });
    },
  };
};
