import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type BalanceRow, findInvoice, type InvoiceRow } from './invoice-row';
import { lockOrder, type OrderRow } from '../production/orders/order-row';
import type { TransitionCommand } from '../../contract/states/transition';
import { Problem } from '../../contract/problem';
import type { EventData } from '../../contract/people/logged-event';
import { type Actor, performTransition } from '../../platform/events/transition-document';

export type Locked = { invoice: InvoiceRow; balance: BalanceRow; order: OrderRow };

export const balances = (strapi: Core.Strapi) => strapi.db.query('api::invoice-balance.invoice-balance');

/** Locks what belongs to an invoice, its order first, until the transaction ends. @throws Problem invoice.not-found */
async function lockInvoice(strapi: Core.Strapi, trx: Knex, documentId: string): Promise<Locked> {
  const found = await trx('invoices').where({ document_id: documentId }).first('order_id');
  if (!found) throw new Problem('invoice.not-found');
  const order = await lockOrder(strapi, trx, found.order_id);
  const invoice = await findInvoice(strapi, { documentId });
  // Somebody else has just discarded the draft.
  if (!invoice) throw new Problem('invoice.not-found');
  return { invoice, balance: await balances(strapi).findOne({ where: { invoiceId: documentId } }), order };
}

type Transition = {
  invoiceId: string;
  by: Actor;
  /** Left out by steps that fit whatever state they find: throwing a draft away, reminding. */
  command?: Pick<TransitionCommand, 'key' | 'revision'>;
  step: (locked: Locked, trx: Knex) => Promise<InvoiceStep | null>;
};

type InvoiceStep = { fact: string; from?: string; to?: string; data?: EventData };

/**
 * Lets one transition happen to an invoice, once, by the steps that all documents share. `transitionDocument` does not fit:
 * an issued invoice is final, so that its revision and what changes about it stand in its balance, and its order is locked
 * before it, because parts of an order are billed one after the other.
 * @throws Problem invoice.not-found, stale, and what `step` throws
 */
export async function transitionInvoice(strapi: Core.Strapi, { invoiceId, by, command, step }: Transition): Promise<void> {
  await performTransition<Locked, void>(strapi, {
    topic: 'invoice',
    documentId: invoiceId,
    by,
    key: command?.key,
    revision: command && { sent: command.revision, of: ({ balance }) => balance.revision },
    lock: (trx) => lockInvoice(strapi, trx, invoiceId),
    async step(locked, trx) {
      const performed = await step(locked, trx);
      return performed && { ...performed, result: undefined };
    },
    unchanged: () => undefined,
  });
}
