import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type BalanceRow, findInvoice, type InvoiceRow } from './invoice-row';
import { lockOrder, type OrderRow } from '../production/orders/order-row';
import type { TransitionCommand } from '../../contract/states/transition';
import { Problem } from '../../contract/problem';
import { wasPerformed } from '../../platform/events/append-event';

export type Locked = { invoice: InvoiceRow; balance: BalanceRow; order: OrderRow };

export const balances = (strapi: Core.Strapi) => strapi.db.query('api::invoice-balance.invoice-balance');

/**
 * Locks an invoice and all that belongs to it, its order first, until the transaction ends.
 * @throws Problem invoice.not-found
 */
export async function lockInvoice(strapi: Core.Strapi, trx: Knex, documentId: string): Promise<Locked> {
  const found = await trx('invoices').where({ document_id: documentId }).first('order_id');
  if (!found) throw new Problem('invoice.not-found');
  const order = await lockOrder(strapi, trx, found.order_id);
  const invoice = await findInvoice(strapi, { documentId });
  // Somebody else has just discarded the draft.
  if (!invoice) throw new Problem('invoice.not-found');
  return { invoice, balance: await balances(strapi).findOne({ where: { invoiceId: documentId } }), order };
}

type Transition<Result> = {
  invoiceId: string;
  command: Pick<TransitionCommand, 'key' | 'revision'>;
  act: (trx: Knex, locked: Locked) => Promise<Result>;
};

/**
 * Performs one transition of an invoice, once: a transition that is sent again changes nothing and gives null.
 * @throws Problem invoice.not-found, stale
 */
export async function transitionInvoice<Result>(
  strapi: Core.Strapi,
  { invoiceId, command, act }: Transition<Result>,
): Promise<Result | null> {
  return strapi.db.transaction(async ({ trx }) => {
    const locked = await lockInvoice(strapi, trx, invoiceId);
    if (await wasPerformed(trx, invoiceId, command.key)) return null;
    if (locked.balance.revision !== command.revision) throw new Problem('stale');
    return act(trx, locked);
  });
}
