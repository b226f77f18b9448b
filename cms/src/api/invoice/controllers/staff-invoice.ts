import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  Cancellation,
  Correction,
  DraftChange,
  InvoiceAdjustment,
  InvoiceFormat,
  InvoiceListQuery,
  NewInvoice,
  NewPayment,
  NewRefund,
  ReminderStop,
  type StaffInvoice,
  WriteOff,
} from '../../../contract/billing/invoice';
import { TransitionCommand } from '../../../contract/states/transition';
import { readTimeline } from '../../../platform/events/topics';
import { leftOfLines } from '../../../contract/billing/correction';
import { cancelInvoice } from '../../../domain/billing/cancel-invoice';
import { discardDraft, draftInvoice, editDraft, previewDraft } from '../../../domain/billing/draft-invoice';
import {
  invoiceDownloadUrl,
  type InvoiceRecord,
  invoiceQueries,
  presentInvoice,
  presentPage,
  presentStaffSummary,
} from '../../../domain/billing/find-invoices';
import { adjustInvoices, previewAdjustment } from '../../../domain/billing/changes/adjust-invoices';
import { orderQueries } from '../../../domain/production/orders/show-order';
import { correctInvoice } from '../../../domain/billing/changes/correct-invoice';
import { issueInvoice } from '../../../domain/billing/issue-invoice';
import { staffOf } from '../../../domain/quoting/actor-of';
import { recordPayment, refundOverpayment } from '../../../domain/billing/payments/record-payment';
import { writeOff } from '../../../domain/billing/payments/write-off';
import { remindNow, resumeReminders, stopReminders } from '../../../domain/billing/remind';
import { input } from '../../../platform/http/input';

/** All invoices, for staff. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const idOf = (ctx: Context) => String(ctx.params.id);
  const answer = async (ctx: Context, invoiceId = idOf(ctx)) => {
    const record = await invoiceQueries({ strapi }).byId('staff', invoiceId);
    const order = await strapi.db.query('api::order.order').findOne({ where: { documentId: record.balance.orderId }, select: ['email'] });
    ctx.set('cache-control', 'no-store');
    ctx.body = {
      ...presentInvoice(record),
      email: order?.email ?? '',
      left: leftOf(record),
      timeline: await readTimeline(strapi, [invoiceId]),
      reminderStop: record.balance.reminderStop,
      writeOffReason: record.balance.settlement === 'paid' && Number(record.balance.writtenOff) > 0 ? record.balance.writeOffReason : null,
      remindOn: record.balance.settlement === 'open' ? record.balance.remindOn : null,
    } satisfies StaffInvoice;
  };

  const leftOf = ({ invoice: { document }, corrections }: InvoiceRecord) => {
    const earlier = corrections.map((row) => row.document);
    return document.kind === 'invoice' ? [...leftOfLines(document, earlier)].map(([key, net]) => ({ key, net })) : [];
  };

  return {
    async list(ctx: Context) {
      const query = input(InvoiceListQuery, ctx.query);
      ctx.set('cache-control', 'no-store');
      ctx.body = presentPage(await invoiceQueries({ strapi }).list('staff', query), presentStaffSummary);
    },

    find: (ctx: Context) => answer(ctx),

    /** Answers with what would bring the invoices of an order into line with it. */
    async adjustment(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await previewAdjustment(strapi, await orderQueries({ strapi }).byId(idOf(ctx)));
    },

    async adjust(ctx: Context) {
      const { key } = input(InvoiceAdjustment, ctx.request.body);
      await adjustInvoices(strapi, { orderId: idOf(ctx), key, by: await staffOf(strapi, ctx) });
      ctx.body = await previewAdjustment(strapi, await orderQueries({ strapi }).byId(idOf(ctx)));
    },

    /** Answers 201 for a draft of an order, also when the same one is requested again. */
    async draft(ctx: Context) {
      const requested = input(NewInvoice, ctx.request.body);
      const { documentId } = await draftInvoice(strapi, { orderId: idOf(ctx), requested, by: await staffOf(strapi, ctx) });
      await answer(ctx, documentId);
      ctx.status = 201;
    },

    async discard(ctx: Context) {
      await discardDraft(strapi, { invoiceId: idOf(ctx), by: await staffOf(strapi, ctx) });
      ctx.status = 204;
    },

    async edit(ctx: Context) {
      const command = input(DraftChange, ctx.request.body);
      await editDraft(strapi, { invoiceId: idOf(ctx), command, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async previewPdf(ctx: Context) {
      ctx.body = await previewDraft(strapi, idOf(ctx));
      ctx.type = 'application/pdf';
      ctx.set({ 'content-disposition': 'attachment; filename="invoice-draft.pdf"', 'cache-control': 'no-store' });
    },

    async issue(ctx: Context) {
      const command = input(TransitionCommand, ctx.request.body);
      await issueInvoice(strapi, { invoiceId: idOf(ctx), command, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async cancel(ctx: Context) {
      const command = input(Cancellation, ctx.request.body);
      await cancelInvoice(strapi, { invoiceId: idOf(ctx), command, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async correct(ctx: Context) {
      const command = input(Correction, ctx.request.body);
      await correctInvoice(strapi, { invoiceId: idOf(ctx), command, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async pay(ctx: Context) {
      const payment = input(NewPayment, ctx.request.body);
      await recordPayment(strapi, { invoiceId: idOf(ctx), payment, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async refund(ctx: Context) {
      const refund = input(NewRefund, ctx.request.body);
      await refundOverpayment(strapi, { invoiceId: idOf(ctx), refund, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async writeOff(ctx: Context) {
      const command = input(WriteOff, ctx.request.body);
      await writeOff(strapi, { invoiceId: idOf(ctx), command, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async remind(ctx: Context) {
      const command = input(TransitionCommand, ctx.request.body);
      await remindNow(strapi, { invoiceId: idOf(ctx), command, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async stopReminders(ctx: Context) {
      const command = input(ReminderStop, ctx.request.body);
      await stopReminders(strapi, { invoiceId: idOf(ctx), command, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async resumeReminders(ctx: Context) {
      const command = input(TransitionCommand, ctx.request.body);
      await resumeReminders(strapi, { invoiceId: idOf(ctx), command, by: await staffOf(strapi, ctx) });
      await answer(ctx);
    },

    async downloadUrl(ctx: Context) {
      const { format } = input(InvoiceFormat, ctx.query);
      ctx.set('cache-control', 'no-store');
      ctx.body = await invoiceDownloadUrl(strapi, { reader: 'staff', invoiceId: idOf(ctx), format });
    },
  };
};
