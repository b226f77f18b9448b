import type { InvoiceLike } from '../../contract/billing/document';
import { formatCents } from '../../contract/pricing/money';
import { translate } from '../../platform/strings/translate';
import { formatDate } from '../../platform/documents/format';

/** Writes the notes that an invoice must carry besides its subject, on paper and in its XML. */
export function invoiceNotes(invoice: InvoiceLike): string[] {
  const { locale, buyer } = invoice;
  const notes: string[] = [];
  if (invoice.kind === 'cancellation') {
    const cancelled = { number: invoice.cancels.number, date: formatDate(invoice.cancels.date, locale) };
    notes.push(translate(locale, 'document.cancels', cancelled));
    if (invoice.reason !== '') notes.push(translate(locale, 'document.cancellation-reason', { reason: invoice.reason }));
  }
  if (invoice.kind === 'invoice') notes.push(...prepaymentNotes(invoice));
  // § 14 Abs. 4 Nr. 9, § 14b Abs. 1 Satz 5 UStG: work on a building for a private customer.
  if (buyer.customerType === 'consumer') notes.push(translate(locale, 'document.keep-two-years'));
  return notes;
}

/** Writes a note for each partial payment that a final invoice deducts, with the VAT in it (§ 14 Abs. 5 Satz 2 UStG). */
const prepaymentNotes = ({ prepayments, locale }: InvoiceLike): string[] =>
  prepayments.map(({ number, date, net, vat, gross }) =>
    translate(locale, 'document.prepayment-note', {
      number,
      date: formatDate(date, locale),
      net: formatCents(net, locale),
      vat: formatCents(vat, locale),
      gross: formatCents(gross, locale),
    }),
  );
