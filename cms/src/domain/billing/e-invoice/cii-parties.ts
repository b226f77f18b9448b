import type { Buyer, InvoiceLike, Seller } from '../../../contract/billing/document';
import { categoryOf } from './cii-values';
import { earlierInvoices, type EarlierInvoice } from './earlier-invoices';
import { element, type Markup } from './xml';

type Address = Pick<Buyer, 'street' | 'postcode' | 'city' | 'country'>;
/** Invoicing data sheet, the code of documents that explain an invoice (UNCL 1001). */
const SUPPORTING_DOCUMENT = '916';

type TaxNumber = { scheme: 'VA' | 'FC'; id: string };

/**
 * Seller, buyer and the references between them. Outside the scope of VAT neither VAT ID may be named
 * (BR-O-02), so the seller's tax number serves.
 */
export function ciiAgreement(invoice: InvoiceLike, buyerReference: string): Markup | null {
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

/** What else the invoice is based on (BG-24): the number alone, since only one may have a name (CII-SR-475). */
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
