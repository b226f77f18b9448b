import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { BalanceRow, InvoiceRow } from './invoice-row';
import { carriedTo, type InvoiceDocument } from '../../contract/billing/document';
import { PAYMENT_DAYS, REMINDER_DAYS } from '../../contract/billing/invoice';
import { cents } from '../../contract/pricing/money';
import { type TransitionCommand, nextState } from '../../contract/states/transition';
import { Problem } from '../../contract/problem';
import { invoiceFlow } from '../../contract/states/invoice';
import { currentTime, berlinDay, dayAfter } from '../../platform/time/time';
import { readSeller } from '../catalogue/seller-of';
import { checkBill, findBilled } from './bill-order';
import { checkInvoice } from './check-invoice';
import { searchText } from '../../platform/search/search-text';
import { issuedColumns, nextInvoiceNumber } from './issued-columns';
import { balances, type Locked, transitionInvoice } from './lock-invoice';
import { findUnbilled } from './changes/find-standing';
import { replaceInvoice } from './changes/replace-invoice';
import { settleInvoice } from './payments/settle-invoice';
import type { Actor } from '../../platform/events/transition-document';

type Issuing = { invoiceId: string; command: TransitionCommand; by: Actor };

/**
 * Gives a draft its number and day. From then on it never changes. What it replaces is cancelled with it, and what was paid there
 * counts for it.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status, company.incomplete, those of `checkInvoice` when it would
 *   be no valid invoice, and those of `checkBill` when the order was billed otherwise since
 */
export async function issueInvoice(strapi: Core.Strapi, { invoiceId, command, by }: Issuing): Promise<void> {
  const step = async ({ invoice, balance, order }: Locked, trx: Knex) => {
    const to = nextState(invoiceFlow, invoice.state, 'issue', by.kind);
    if (!to || invoice.document.kind !== 'invoice') throw new Problem('invoice.wrong-status');
    const draft = invoice.document;
    checkInvoice(draft);
    const unbilled = await findUnbilled(strapi, order);
    const paid = checkBill(order, await findBilled(strapi, order.documentId), draft, unbilled);
    await putInForce(strapi, trx, { invoice, balance, draft: { ...draft, ...paid }, by });
    return { fact: 'invoice.issued', from: invoice.state, to };
  };
  await transitionInvoice(strapi, { invoiceId, by, command, step });
}

type Checked = { invoice: InvoiceRow; balance: BalanceRow; draft: InvoiceDocument; by: Actor };

/** Issues a draft that was checked, under the next number, and cancels what it replaces. @returns the issued document */
export async function putInForce(strapi: Core.Strapi, trx: Knex, { invoice, balance, draft, by }: Checked): Promise<InvoiceDocument> {
  const document = await numbered(strapi, trx, draft);
  const data = { ...issuedColumns(document, by), state: 'issued' };
  await strapi.db.query('api::invoice.invoice').update({ where: { id: invoice.id }, data });
  await balances(strapi).update({ where: { id: balance.id }, data: opened(document, balance) });
  const replacement = { invoiceId: invoice.documentId, document };
  for (const { number } of document.replaces ?? []) await replaceInvoice(strapi, trx, { number, replacement, by });
  if (carriedTo(document) > 0) {
    const issued = { documentId: invoice.documentId, document };
    const settled = await settleInvoice(strapi, trx, { invoice: issued, settlement: 'open', due: cents(Number(balance.due)), by });
    await balances(strapi).update({ where: { id: balance.id }, data: settled });
  }
  return document;
}

async function numbered(strapi: Core.Strapi, trx: Knex, draft: InvoiceDocument): Promise<InvoiceDocument> {
  const seller = await readSeller(strapi);
  const now = currentTime();
  const date = berlinDay(now);
  const { earlyPayment } = draft;
  return {
    ...draft,
    seller,
    number: await nextInvoiceNumber(trx, now),
    date,
    dueOn: dayAfter(date, PAYMENT_DAYS),
    ...(earlyPayment && { earlyPayment: { ...earlyPayment, payBy: dayAfter(date, earlyPayment.days) } }),
  };
}

function opened(document: InvoiceDocument, { due, revision }: BalanceRow): Partial<BalanceRow> & { searchText: string } {
  const { number, date, dueOn, buyer, orderNumber } = document;
  const paid = carriedTo(document);
  return {
    number,
    paid,
    settlement: Number(due) > paid ? 'open' : 'paid',
    searchText: searchText(number, buyer.company || buyer.name, buyer.name, orderNumber),
    issuedOn: date,
    dueOn,
    remindOn: dayAfter(dueOn, REMINDER_DAYS[0]),
    revision: revision + 1,
  };
}
