import { payableOf, totalsOf, type InvoiceLike, type Seller } from '../../../contract/billing/document';
import { cents } from '../../../contract/pricing/money';
import type { TaxRow } from '../../../contract/pricing/tax';
import { translate } from '../../../platform/strings/translate';
import { exemptionText } from '../../quoting/exemption-text';
import { allowanceCharge } from './cii-lines';
import { amount, categoryOf, dateTime, earlierInvoices, element, euros, exemptionOf, type Markup, percent, taxOf } from './cii-values';

const CURRENCY = 'EUR';
/** SEPA credit transfer (UNCL 4461). */
const CREDIT_TRANSFER = '58';

/** How it is paid, taxed and summed up. */
export function ciiSettlement(invoice: InvoiceLike): Markup | null {
  const { rows } = totalsOf(invoice);
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', invoice.number),
    element('ram:InvoiceCurrencyCode', CURRENCY),
    paymentMeans(invoice.seller),
    ...rows.map((row) => taxBreakdown(invoice, row)),
    element('ram:BillingSpecifiedPeriod', [
      dateTime('ram:StartDateTime', invoice.service.from),
      dateTime('ram:EndDateTime', invoice.service.to),
    ]),
    ...rows.map((row) => discountOf(invoice, row)),
    element('ram:SpecifiedTradePaymentTerms', [paymentTerms(invoice)]),
    summation(invoice),
    precedingInvoice(invoice),
  ]);
}

/** Until when is to be paid, or for a cancellation what happens to what was paid; one of both must be there (BR-CO-25). */
const paymentTerms = (invoice: InvoiceLike): Markup | null =>
  invoice.kind === 'invoice'
    ? dateTime('ram:DueDateDateTime', invoice.dueOn)
    : element('ram:Description', translate(invoice.locale, 'document.credited'));

const paymentMeans = ({ iban, bic, legalName }: Seller): Markup | null =>
  element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', CREDIT_TRANSFER),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', iban.replaceAll(' ', '')),
      element('ram:AccountName', legalName),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic)]),
  ]);

/** Also without tax the rate is written, as 0 (BR-DE-14). */
const taxBreakdown = ({ taxCase, locale }: InvoiceLike, { net, vat, rate }: TaxRow): Markup | null =>
  element('ram:ApplicableTradeTax', [
    amount('ram:CalculatedAmount', vat),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', exemptionText(taxCase, locale)),
    amount('ram:BasisAmount', net),
    element('ram:CategoryCode', categoryOf(taxCase)),
    element('ram:ExemptionReasonCode', exemptionOf(taxCase)),
    element('ram:RateApplicablePercent', percent(rate)),
  ]);

const discountOf = ({ taxCase, locale, discount }: InvoiceLike, { rate, lines, discount: value }: TaxRow): Markup | null =>
  value === 0
    ? null
    : allowanceCharge({
        reason: translate(locale, 'document.discount'),
        value: cents(0 - value),
        percent: discount,
        basis: lines,
        tax: taxOf('ram:CategoryTradeTax', taxCase, rate),
      });

/** A cancellation takes a discount back as a charge. */
function summation(invoice: InvoiceLike): Markup | null {
  const totals = totalsOf(invoice);
  const { prepaid, rounding, payable } = payableOf(invoice);
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    amount('ram:LineTotalAmount', totals.lines),
    amount('ram:ChargeTotalAmount', cents(Math.max(0, 0 - totals.discount))),
    amount('ram:AllowanceTotalAmount', cents(Math.max(0, totals.discount))),
    amount('ram:TaxBasisTotalAmount', totals.net),
    element('ram:TaxTotalAmount', euros(totals.vat), { currencyID: CURRENCY }),
    rounding === 0 ? null : amount('ram:RoundingAmount', rounding),
    amount('ram:GrandTotalAmount', totals.gross),
    amount('ram:TotalPrepaidAmount', prepaid),
    amount('ram:DuePayableAmount', payable),
  ]);
}

/** CII D16B, which XRechnung is bound to, has room for one (BG-3); all others are supporting documents. */
function precedingInvoice(invoice: InvoiceLike): Markup | null {
  const [preceding] = earlierInvoices(invoice);
  if (!preceding) return null;
  return element('ram:InvoiceReferencedDocument', [
    element('ram:IssuerAssignedID', preceding.number),
    dateTime('ram:FormattedIssueDateTime', preceding.date, 'qdt'),
  ]);
}
