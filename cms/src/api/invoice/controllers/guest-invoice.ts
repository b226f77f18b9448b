import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { InvoiceFormat, InvoiceListQuery } from '../../../contract/invoice';
import { guestReader } from '../../../flows/guest-reader';
import { invoiceDownloadUrl } from '../../../flows/invoice-download-url';
import { clientAddress } from '../../../http/client-address';
import { input } from '../../../http/input';
import { limit } from '../../../http/rate-limit';
import { presentInvoice, presentPage, presentSummary } from '../present';
import invoiceService, { type Reader } from '../services/invoice';

/** The invoices of an order, by the guest link of its quote. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readerOf = async (ctx: Context): Promise<Reader> => {
    await limit(strapi, 'guest-link', clientAddress(ctx));
    ctx.set('cache-control', 'no-store');
    ctx.set('referrer-policy', 'no-referrer');
    return guestReader(strapi, String(ctx.params.token));
  };
  return {
    async list(ctx: Context) {
      const { cursor, limit: size } = input(InvoiceListQuery, ctx.query);
      const reader = await readerOf(ctx);
      ctx.body = presentPage(await invoiceService({ strapi }).list(reader, { cursor, limit: size }), presentSummary);
    },

    async find(ctx: Context) {
      const reader = await readerOf(ctx);
      ctx.body = presentInvoice(await invoiceService({ strapi }).byId(reader, String(ctx.params.id)));
    },

    async downloadUrl(ctx: Context) {
      const { format } = input(InvoiceFormat, ctx.query);
      const reader = await readerOf(ctx);
      ctx.body = await invoiceDownloadUrl(strapi, { reader, invoiceId: String(ctx.params.id), format });
    },
  };
};
