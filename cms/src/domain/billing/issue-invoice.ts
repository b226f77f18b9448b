import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { BalanceRow } from './invoice-row';
import type { InvoiceDocument, InvoiceLike } from '../../contract/billing/document';
import { PAYMENT_DAYS, REMINDER_DAYS } from '../../contract/billing/invoice';
import type { Move } from '../../contract/move';
import { Problem } from '../../contract/problem';
import { documentNumber } from '../../contract/quoting/quote';
import { invoiceFlow } from '../../contract/states/invoice';
import { nextState } from '../../contract/states/transition';
import { currentTime } from '../../platform/time/current-time';
import { hashDocument } from '../../platform/documents/hash-document';
import { readSeller } from '../../platform/documents/read-seller';
import { appendEvent } from '../../platform/events/append-event';
import { nextValue } from '../../platform/events/counter';
import { berlinDay, berlinYear, dayAfter } from '../../platform/time/berlin-day';
import { checkBill } from './bill-order';
import { checkInvoice } from './check-invoice';
import { searchText } from '../../platform/search/search-text';
import { balances, moveInvoice, type Locked } from './lock-invoice';
import type { Mover } from '../../platform/events/move-document';
import { findBilled } from './find-billed';

type Issuing = { invoiceId: string; move: Move; by: Mover };

/**
 * Gives a draft its number and day. From then on it never changes.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status, company.incomplete, those of `checkInvoice` when it would
 *   be no valid invoice, and those of `checkBill` when the order was billed otherwise since
 */
export async function issueInvoice(strapi: Core.Strapi, { invoiceId, move, by }: Issuing): Promise<void> {
  const act = async (trx: Knex, { invoice, balance, order }: Locked) => {
    const to = nextState(invoiceFlow, invoice.state, 'issue', by.actor);
    if (!to || invoice.document.kind !== 'invoice') throw new Problem('invoice.wrong-status');
    const draft = invoice.document;
    checkInvoice(draft);
    checkBill(order, await findBilled(strapi, order.documentId), draft);
    const document = await numbered(strapi, trx, draft);
    const data = { ...issuedColumns(document, by), state: to };
    await strapi.db.query('api::invoice.invoice').update({ where: { id: invoice.id }, data });
    await balances(strapi).update({ where: { id: balance.id }, data: opened(document, balance) });
    await appendEvent(strapi, trx, {
      topic: 'invoice',
      name: 'invoice.issued',
      subject: invoiceId,
      actor: by.actor,
      accountId: by.accountId,
      from: invoice.state,
      to,
      moveKey: move.key,
    });
  };
  await moveInvoice(strapi, { invoiceId, move, act });
}

async function numbered(strapi: Core.Strapi, trx: Knex, draft: InvoiceDocument): Promise<InvoiceDocument> {
  const seller = await readSeller(strapi);
  const now = currentTime();
  const date = berlinDay(now);
  return { ...draft, seller, number: await nextInvoiceNumber(trx, now), date, dueOn: dayAfter(date, PAYMENT_DAYS) };
}

/** Cancellations are numbered with the invoices; a rolled back transaction gives its number back. */
export async function nextInvoiceNumber(trx: Knex, now: Date): Promise<string> {
  const year = berlinYear(now);
  return documentNumber('RE', year, await nextValue(trx, `invoice:${year}`));
}

/** The columns that an issued invoice has and a draft has not. */
export const issuedColumns = (document: InvoiceLike, by: Mover) => ({
  number: document.number,
  document,
  sha256: hashDocument(document),
  issuedAt: currentTime(),
  issuedBy: by.accountId ?? '',
});

function opened(
  { number, date, dueOn, buyer, orderNumber }: InvoiceDocument,
  { due, revision }: BalanceRow,
): Partial<BalanceRow> & { searchText: string } {
  return {
    number,
    settlement: Number(due) > 0 ? 'open' : 'paid',
    searchText: searchText(number, buyer.company || buyer.name, buyer.name, orderNumber),
    issuedOn: date,
    dueOn,
    remindOn: dayAfter(dueOn, REMINDER_DAYS[0]),
    revision: revision + 1,
  };
}
