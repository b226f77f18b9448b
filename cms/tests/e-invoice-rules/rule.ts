import { evaluateXPathToBoolean } from 'fontoxpath';
import { parseXmlDocument } from 'slimdom';
import { countryCodes } from '../../src/contract/country';

/** A rule of EN 16931, XRechnung (BR-DE), Peppol, or of the syntax (CII, which XRechnung binds to D16B). */
export type Rule = {
  id: string;
  /** The requirement in words. */
  asks: string;
  /** XPath that is true of a document that keeps the rule. */
  holds: string;
  /** A sample by name, and a change of its XML that breaks the rule. */
  broken: [sample: string, right: string | RegExp, wrong: string];
  /** True for a rule of XRechnung alone, not of the XML inside the PDF. */
  xrechnungOnly?: true;
};

const transaction = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';
const agreement = `${transaction}/ram:ApplicableHeaderTradeAgreement`;
const settlement = `${transaction}/ram:ApplicableHeaderTradeSettlement`;

/** The places of an invoice's parts, as XPath. */
export const at = {
  context: '/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext',
  header: '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument',
  transaction,
  agreement,
  settlement,
  line: `${transaction}/ram:IncludedSupplyChainTradeLineItem`,
  seller: `${agreement}/ram:SellerTradeParty`,
  buyer: `${agreement}/ram:BuyerTradeParty`,
  tax: `${settlement}/ram:ApplicableTradeTax`,
  sums: `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
  discount: `${settlement}/ram:SpecifiedTradeAllowanceCharge`,
  lineCharge: `${transaction}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge`,
  means: `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`,
};

/** Builds the XPath that every one of `path` satisfies `condition`, which names it `$it`. */
export const every = (path: string, condition: string): string => `every $it in ${path} satisfies (${condition})`;
/** Builds the XPath that all paths have text. */
export const filled = (...paths: string[]): string => paths.map((path) => `normalize-space(string-join(${path}, '')) != ''`).join(' and ');
/** Builds the XPath for the sum of all of `path` in whole cents; 0 for none. */
export const inCents = (path: string): string => `round(100 * sum(${path} ! number(.)))`;
/** Builds the XPath for the sum of charges less that of allowances, in whole cents. */
export const charged = (path: string): string =>
  `(${inCents(`${path}[ram:ChargeIndicator/udt:Indicator = 'true']/ram:ActualAmount`)} - ${inCents(`${path}[ram:ChargeIndicator/udt:Indicator = 'false']/ram:ActualAmount`)})`;

const namespaces: Record<string, string> = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const variables = { countries: countryCodes.join(' ') };

/** Returns the ids of those rules that the XML breaks. */
export function brokenRules(xml: string, rules: readonly Rule[]): string[] {
  const document = parseXmlDocument(xml);
  const namespaceResolver = (prefix: string | null) => namespaces[prefix ?? ''] ?? null;
  return rules.filter(({ holds }) => !evaluateXPathToBoolean(holds, document, null, variables, { namespaceResolver })).map(({ id }) => id);
}
