import type { Core } from '@strapi/strapi';
import { findAccount } from '../people/account-row';
import type { OrderRow } from '../production/order-row';
import type { Locale } from '../../contract/constants';

type Step = { name: string; subject: string; data: Record<string, string | number> | null };
type InvoiceMail = { template: string; to: string; language: Locale; payload: Record<string, string> };

/** Facts about an invoice that its customer is told. */
export const invoiceTemplates = ['invoice-issued', 'invoice-cancelled', 'invoice-payment-recorded', 'invoice-reminded'] as const;
export type InvoiceTemplate = (typeof invoiceTemplates)[number];

export const isInvoiceMail = (template: string): template is InvoiceTemplate => (invoiceTemplates as readonly string[]).includes(template);

/** The mail after a step of an invoice; none for money that goes back, which the bank's own line explains. */
export async function invoiceMailsAfter(strapi: Core.Strapi, { name, subject, data }: Step): Promise<InvoiceMail[]> {
  const template = name.replace('.', '-');
  if (!isInvoiceMail(template) || Number(data?.amount ?? 0) < 0) return [];
  const invoice: { orderId: string } | null = await strapi.db.query('api::invoice.invoice').findOne({ where: { documentId: subject } });
  const order: OrderRow | null = invoice && (await strapi.db.query('api::order.order').findOne({ where: { documentId: invoice.orderId } }));
  if (!order) return [];
  const owner = order.ownerId ? await findAccount(strapi, { documentId: order.ownerId }) : null;
  const facts = Object.fromEntries(Object.entries(data ?? {}).map(([key, value]) => [key, String(value)]));
  return [{ template, to: owner?.email ?? order.email, language: order.language, payload: { ...facts, invoiceId: subject } }];
}
