import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { correctionOf, dueAfter, TakenTooMuch } from '../../../contract/billing/correction';
import type { CorrectionDocument, InvoiceDocument } from '../../../contract/billing/document';
import type { Correction } from '../../../contract/billing/invoice';
import { formatCents } from '../../../contract/pricing/money';
import { Problem } from '../../../contract/problem';
import type { Actor } from '../../../platform/events/transition-document';
import { berlinDay, currentTime } from '../../../platform/time/time';
import { readSeller } from '../../catalogue/seller-of';
import { checkInvoice } from '../check-invoice';
import { type BalanceRow, findInvoices, type InvoiceRow } from '../invoice-row';
import { nextInvoiceNumber } from '../issued-columns';
import { insertChange } from './insert-change';
import { balances, type Locked, transitionInvoice } from '../lock-invoice';
import { settleInvoice } from '../payments/settle-invoice';

/** Finds the corrections of an invoice, the oldest first. */
export async function findCorrections(strapi: Core.Strapi, { documentId, orderId }: InvoiceRow): Promise<CorrectionDocument[]> {
  const rows = await findInvoices(strapi, { where: { orderId, correctsId: documentId }, orderBy: { id: 'asc' } });
  return rows.flatMap(({ document }) => (document.kind === 'correction' ? [document] : []));
}

/**
 * Corrects an issued invoice by lines: a document under the next number that lowers what is owed. Partial invoices are not
 * corrected but cancelled: a final one deducts them as they are.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status, invoice.correction-above, company.incomplete, those of `checkInvoice`
 */
export async function correctInvoice(
  strapi: Core.Strapi,
  { invoiceId, command, by }: { invoiceId: string; command: Correction; by: Actor },
): Promise<void> {
  const step = async ({ invoice, balance }: Locked, trx: Knex) => {
    const corrected = invoice.document;
    const isOpen = balance.settlement === 'open' || balance.settlement === 'paid';
    if (corrected.kind !== 'invoice' || corrected.scope === 'partial' || !isOpen) throw new Problem('invoice.wrong-status');
    const correctionId = await writeCorrection(strapi, trx, { invoice, balance, corrected, command, by });
    return { fact: 'invoice.corrected', data: { correctionId } };
  };
  await transitionInvoice(strapi, { invoiceId, by, command, step });
}

type Correcting = {
  invoice: InvoiceRow;
  balance: BalanceRow;
  corrected: InvoiceDocument;
  command: Pick<Correction, 'lines' | 'text' | 'key'>;
  by: Actor;
};

/**
 * Writes a correction that may be made, and lowers what the invoice asks for.
 * @returns its id
 * @throws Problem invoice.correction-above, company.incomplete, those of `checkInvoice`
 */
export async function writeCorrection(
  strapi: Core.Strapi,
  trx: Knex,
  { invoice, balance, corrected, command, by }: Correcting,
): Promise<string> {
  const earlier = await findCorrections(strapi, invoice);
  const now = currentTime();
  const head = { number: '', date: berlinDay(now), reason: command.text, seller: await readSeller(strapi) };
  const draft = refusingTooMuch(() => correctionOf(corrected, { taken: command.lines, earlier, head }));
  checkInvoice(draft);
  const document = { ...draft, number: await nextInvoiceNumber(trx, now) };
  const correctionId = await insertChange(strapi, { document, invoice, by, key: command.key });
  const due = dueAfter(corrected, [...earlier, document]);
  const settled = await settleInvoice(strapi, trx, { invoice, settlement: balance.settlement, due, by });
  await balances(strapi).update({ where: { id: balance.id }, data: { due, ...settled, revision: balance.revision + 1 } });
  return correctionId;
}

/** @throws Problem invoice.correction-above */
function refusingTooMuch<Built>(build: () => Built): Built {
  try {
    return build();
  } catch (failure) {
    if (!(failure instanceof TakenTooMuch)) throw failure;
    const { position, left } = failure;
    throw new Problem('invoice.correction-above', { position, left: formatCents(left, 'de') }, {}, { cause: failure });
  }
}
