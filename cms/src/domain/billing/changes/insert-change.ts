import type { Core } from '@strapi/strapi';
import { type CancellationDocument, type CorrectionDocument, totalsOf } from '../../../contract/billing/document';
import { listedInvoiceFacts } from '../../../contract/billing/invoice-facts';
import { cents } from '../../../contract/pricing/money';
import type { Actor } from '../../../platform/events/transition-document';
import { searchText } from '../../../platform/search/search-text';
import type { InvoiceRow } from '../invoice-row';
import { issuedColumns } from '../issued-columns';
import { balances } from '../lock-invoice';

/** The document that changes an invoice, and that invoice. */
type Change = { document: CancellationDocument | CorrectionDocument; invoice: InvoiceRow; by: Actor; key: string };

/**
 * Writes an issued cancellation or correction with its balance. Its columns hold what it adds to turnover and claims, which is
 * less than nothing: a cancellation says so itself, a correction has positive amounts.
 * @returns its id
 */
export async function insertChange(strapi: Core.Strapi, { document, invoice, by, key }: Change): Promise<string> {
  const isCorrection = document.kind === 'correction';
  const totals = totalsOf(document);
  const [net, vat, gross] = [totals.net, totals.vat, totals.gross].map((amount) => (isCorrection ? cents(0 - amount) : amount));
  const about = { kind: document.kind, scope: document.scope, orderId: invoice.orderId };
  const changed = isCorrection ? { correctsId: invoice.documentId } : { cancelsId: invoice.documentId };
  const { documentId: invoiceId } = await strapi.db
    .query('api::invoice.invoice')
    .create({ data: { ...about, ...issuedColumns(document, by), net, vat, gross, state: 'issued', ...changed, key } });
  const { buyer, orderNumber, number, date } = document;
  const name = buyer.company || buyer.name;
  const former = isCorrection ? document.corrects.number : document.cancels.number;
  await balances(strapi).create({
    data: {
      ...about,
      invoiceId,
      orderNumber,
      facts: listedInvoiceFacts(document),
      number,
      name,
      searchText: searchText(number, name, buyer.name, orderNumber, former),
      settlement: isCorrection ? 'correction' : 'cancelled',
      gross,
      due: 0,
      paid: 0,
      issuedOn: date,
      dueOn: date,
    },
  });
  return invoiceId;
}
