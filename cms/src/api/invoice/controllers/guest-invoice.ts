import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { InvoiceFormat, InvoiceListQuery } from '../../../contract/billing/invoice';
import { findByLink } from '../../../domain/quoting/show-quote';
import {
  invoiceDownloadUrl,
  invoiceQueries,
  type Reader,
  presentInvoice,
  presentPage,
  presentSummary,
} from '../../../domain/billing/find-invoices';
import { input } from '../../../platform/http/input';

/** Invoices of an order, by the guest link of its quote. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readerOf = async (ctx: Context): Promise<Reader> => ({ quoteId: (await findByLink(strapi, ctx)).documentId });
  return {
    async list(ctx: Context) {
      const { cursor, limit } = input(InvoiceListQuery, ctx.query);
      const reader = await readerOf(ctx);
      ctx.body = presentPage(await invoiceQueries({ strapi }).list(reader, { cursor, limit }), presentSummary);
    },

    async find(ctx: Context) {
      const reader = await readerOf(ctx);
      ctx.body = presentInvoice(await invoiceQueries({ strapi }).byId(reader, String(ctx.params.id)));
    },

    async downloadUrl(ctx: Context) {
      const { format } = input(InvoiceFormat, ctx.query);
      const reader = await readerOf(ctx);
      ctx.body = await invoiceDownloadUrl(strapi, { reader, invoiceId: String(ctx.params.id), format });
    },
  };
};
