import { discountOf } from '../../contract/billing/concession';
import { carriedTo, type InvoiceDocument, payableOf } from '../../contract/billing/document';
import { cents, formatCents } from '../../contract/pricing/money';
import { formatDate, formatPercent } from '../../platform/documents/format';
import { translate } from '../../platform/strings/translate';

/** Says what whoever pays early saves (§ 14 Abs. 4 Nr. 7 UStG); null where nothing is granted. Of a draft the day is not known. */
export function earlyPaymentText(invoice: InvoiceDocument): string | null {
  const { locale, number, earlyPayment } = invoice;
  if (!earlyPayment) return null;
  const { payable } = payableOf(invoice);
  const discount = discountOf(payable, earlyPayment);
  return translate(locale, number ? 'document.early-payment' : 'document.early-payment.draft', {
    days: earlyPayment.days,
    date: formatDate(earlyPayment.payBy, locale),
    percent: formatPercent(earlyPayment.share, locale),
    discount: formatCents(discount, locale),
    amount: formatCents(cents(payable - discount - carriedTo(invoice)), locale),
  });
}

/** The terms of an invoice as they are printed: the first paragraph says when to pay, the second what paying early saves. */
export function printedTerms(invoice: InvoiceDocument): string[] {
  const [payment, ...others] = invoice.terms;
  return [payment, earlyPaymentText(invoice), ...others].filter((text) => text !== undefined && text !== null);
}
