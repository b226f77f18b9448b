import {
  type Buyer,
  carriedTo,
  type InvoiceDocument,
  type InvoiceLike,
  payableOf,
  type Seller,
  totalsOf,
} from '../../../contract/billing/document';
import {
  invoiceNotes,
  allowanceCharge,
  ciiLines,
  amount,
  categoryOf,
  dateTime,
  type EarlierInvoice,
  earlierInvoices,
  element,
  euros,
  exemptionOf,
  type Markup,
  percent,
  taxOf,
} from './cii-values';
import { subjectLine } from '../../../platform/documents/format';
import { cents, sum } from '../../../contract/pricing/money';
import type { TaxRow } from '../../../contract/pricing/tax';
import { translate } from '../../../platform/strings/translate';
import { earlyPaymentText } from '../early-payment-text';
import { exemptionText } from '../../quoting/exemption-text';

/** The two editions of an e-invoice: inside the PDF, and for public buyers. */
export type Profile = 'factur-x' | 'xrechnung';

const guidelines: Record<Profile, string> = {
  'factur-x': 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};

/** The business process that XRechnung requires (PEPPOL-EN16931-R001). */
const BUSINESS_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** Writes an invoice as XML of EN 16931 (UN/CEFACT Cross Industry Invoice). Equal input gives equal text. */
export function writeCii(invoice: InvoiceLike, profile: Profile): string {
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      context(profile),
      header(invoice),
      element('rsm:SupplyChainTradeTransaction', [
        ...ciiLines(invoice),
        ciiAgreement(invoice, buyerReference(invoice, profile)),
        delivery(invoice),
        ciiSettlement(invoice, profile),
      ]),
    ],
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root?.xml ?? ''}\n`;
}

const context = (profile: Profile): Markup | null =>
  element('rsm:ExchangedDocumentContext', [
    profile === 'xrechnung' ? element('ram:BusinessProcessSpecifiedDocumentContextParameter', [element('ram:ID', BUSINESS_PROCESS)]) : null,
    element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', guidelines[profile])]),
  ]);

const header = (invoice: InvoiceLike): Markup | null =>
  element('rsm:ExchangedDocument', [
    element('ram:ID', invoice.number),
    element('ram:TypeCode', typeCodeOf(invoice)),
    dateTime('ram:IssueDateTime', invoice.date),
    ...[subjectLine(invoice), ...invoiceNotes(invoice)].map((note) => element('ram:IncludedNote', [element('ram:Content', note)])),
  ]);

/** Returns the code of UNTDID 1001: a corrected invoice, a credit note in positive amounts, a partial or a commercial invoice (BR-DE-17). */
function typeCodeOf(invoice: InvoiceLike): '384' | '381' | '326' | '380' {
  if (invoice.kind === 'cancellation') return '384';
  if (invoice.kind === 'correction') return '381';
  return invoice.scope === 'partial' ? '326' : '380';
}

/** Returns the buyer's reference. XRechnung requires one (BR-DE-15), so the order's number stands in for a missing one. */
const buyerReference = ({ buyer, orderNumber }: InvoiceLike, profile: Profile): string =>
  buyer.reference.trim() || (profile === 'xrechnung' ? orderNumber : '');

/** Writes the delivery; the element must be there even where nothing was delivered yet. */
function delivery(invoice: InvoiceLike): Markup {
  const event =
    invoice.scope === 'partial'
      ? null
      : element('ram:ActualDeliverySupplyChainEvent', [dateTime('ram:OccurrenceDateTime', invoice.service.to)]);
  return element('ram:ApplicableHeaderTradeDelivery', [event]) ?? { xml: '<ram:ApplicableHeaderTradeDelivery/>' };
}

type Address = Pick<Buyer, 'street' | 'postcode' | 'city' | 'country'>;
/** Code of documents that explain an invoice: "invoicing data sheet" (UNCL 1001). */
const SUPPORTING_DOCUMENT = '916';

type TaxNumber = { scheme: 'VA' | 'FC'; id: string };

/**
 * Writes seller, buyer and the references between them. Outside the scope of VAT neither VAT ID may be named (BR-O-02), so
 * the seller's tax number serves.
 */
function ciiAgreement(invoice: InvoiceLike, buyerReference: string): Markup | null {
  const { seller, buyer, taxCase, orderNumber } = invoice;
  const isOutOfScope = categoryOf(taxCase) === 'O';
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', buyerReference),
    sellerParty(seller, [...(isOutOfScope ? [] : [vatId(seller.vatId)]), { scheme: 'FC', id: seller.taxNumber }]),
    buyerParty(buyer, isOutOfScope ? [] : [vatId(buyer.vatId)]),
    element('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', orderNumber)]),
    ...earlierInvoices(invoice).slice(1).map(supportingDocument),
  ]);
}

/**
 * Writes the reference to another document that the invoice is based on (BG-24): the number alone, since only one may have
 * a name (CII-SR-475).
 */
const supportingDocument = ({ number }: EarlierInvoice): Markup | null =>
  element('ram:AdditionalReferencedDocument', [element('ram:IssuerAssignedID', number), element('ram:TypeCode', SUPPORTING_DOCUMENT)]);

const vatId = (id: string): TaxNumber => ({ scheme: 'VA', id });

const sellerParty = (seller: Seller, taxNumbers: readonly TaxNumber[]): Markup | null =>
  element('ram:SellerTradeParty', [
    element('ram:Name', seller.legalName),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', seller.register), element('ram:TradingBusinessName', seller.brand)]),
    element('ram:DefinedTradeContact', [
      element('ram:PersonName', seller.managingDirectors),
      element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', seller.phone)]),
      element('ram:EmailURIUniversalCommunication', [element('ram:URIID', seller.email)]),
    ]),
    address(seller),
    mailAddress(seller.email),
    ...taxNumbers.map(taxRegistration),
  ]);

const buyerParty = (buyer: Buyer, taxNumbers: readonly TaxNumber[]): Markup | null =>
  element('ram:BuyerTradeParty', [
    element('ram:Name', buyer.company.trim() || buyer.name),
    buyer.company.trim() === '' ? null : element('ram:DefinedTradeContact', [element('ram:PersonName', buyer.name)]),
    address(buyer),
    mailAddress(buyer.email),
    ...taxNumbers.map(taxRegistration),
  ]);

const address = ({ street, postcode, city, country }: Address): Markup | null =>
  element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postcode),
    element('ram:LineOne', street),
    element('ram:CityName', city),
    element('ram:CountryID', country),
  ]);

const mailAddress = (email: string): Markup | null =>
  element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })]);

const taxRegistration = ({ scheme, id }: TaxNumber): Markup | null =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID: scheme })]);

const CURRENCY = 'EUR';
/** Code of a SEPA credit transfer (UNCL 4461). */
const CREDIT_TRANSFER = '58';

/** Writes how the invoice is paid, taxed and summed up. */
function ciiSettlement(invoice: InvoiceLike, profile: Profile): Markup | null {
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
    element('ram:SpecifiedTradePaymentTerms', paymentTerms(invoice, profile)),
    summation(invoice),
    precedingInvoice(invoice),
  ]);
}

/** Writes until when to pay, or for a cancellation or correction what happens to the amount that was paid; one of both is required (BR-CO-25). */
const paymentTerms = (invoice: InvoiceLike, profile: Profile): (Markup | null)[] =>
  invoice.kind === 'invoice'
    ? [element('ram:Description', earlyPaymentTerms(invoice, profile)), dateTime('ram:DueDateDateTime', invoice.dueOn)]
    : [element('ram:Description', translate(invoice.locale, invoice.kind === 'correction' ? 'document.corrected' : 'document.credited'))];

/** Writes the discount for early payment (BT-20): as XRechnung codes it (BR-DE-18, with a line break at its end), or in words. */
function earlyPaymentTerms(invoice: InvoiceDocument, profile: Profile): string {
  const { earlyPayment } = invoice;
  if (!earlyPayment) return '';
  const { days, share } = earlyPayment;
  if (profile !== 'xrechnung') return earlyPaymentText(invoice) ?? '';
  // What was paid before on an invoice that this one replaces is no part of the amount due, but of what the discount is granted on.
  const basis = carriedTo(invoice) === 0 ? '' : `BASISBETRAG=${euros(payableOf(invoice).payable)}#`;
  return `#SKONTO#TAGE=${days}#PROZENT=${(share / 100).toFixed(2)}#${basis}\n`;
}

const paymentMeans = ({ iban, bic, legalName }: Seller): Markup | null =>
  element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', CREDIT_TRANSFER),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', iban.replaceAll(' ', '')),
      element('ram:AccountName', legalName),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic)]),
  ]);

/** Writes the tax of one rate; an untaxed rate is written as 0 (BR-DE-14). */
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

/** Writes the sums. A discount on less than nothing is a charge: in a cancellation, and of a rate whose lines lower the sum. */
function summation(invoice: InvoiceLike): Markup | null {
  const totals = totalsOf(invoice);
  const { prepaid, rounding, payable } = payableOf(invoice);
  const carried = carriedTo(invoice);
  const discounts = totals.rows.map((row) => row.discount);
  const [charges, allowances] = [-1, 1].map((sign) => sum(discounts.map((discount) => cents(Math.max(0, sign * discount)))));
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    amount('ram:LineTotalAmount', totals.lines),
    amount('ram:ChargeTotalAmount', charges ?? cents(0)),
    amount('ram:AllowanceTotalAmount', allowances ?? cents(0)),
    amount('ram:TaxBasisTotalAmount', totals.net),
    element('ram:TaxTotalAmount', euros(totals.vat), { currencyID: CURRENCY }),
    rounding === 0 ? null : amount('ram:RoundingAmount', rounding),
    amount('ram:GrandTotalAmount', totals.gross),
    amount('ram:TotalPrepaidAmount', sum([prepaid, carried])),
    amount('ram:DuePayableAmount', cents(payable - carried)),
  ]);
}

/** Writes the preceding invoice (BG-3). CII D16B, which XRechnung is bound to, has room for one; all others are supporting documents. */
function precedingInvoice(invoice: InvoiceLike): Markup | null {
  const [preceding] = earlierInvoices(invoice);
  if (!preceding) return null;
  return element('ram:InvoiceReferencedDocument', [
    element('ram:IssuerAssignedID', preceding.number),
    dateTime('ram:FormattedIssueDateTime', preceding.date, 'qdt'),
  ]);
}
