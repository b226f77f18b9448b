import { at, every, filled, type Rule } from './rule';

const domestic = 'domestic with a discount';
const cancelled = 'the cancellation of final';
const date = (path: string) => `matches(${path}/*, '^\\d{8}$')`;

/** Rules on content that must be there, once, or from a list of codes. */
export const contentRules: readonly Rule[] = [
  {
    id: 'CII D16B',
    asks: 'one preceding invoice at most',
    holds: `count(${at.settlement}/ram:InvoiceReferencedDocument) <= 1`,
    broken: ['final', /<ram:InvoiceReferencedDocument>.*<\/ram:InvoiceReferencedDocument>/, '$&$&'],
  },
  {
    id: 'CII-SR-475',
    asks: 'at most one supporting document with a name',
    holds: `count(${at.agreement}/ram:AdditionalReferencedDocument[ram:TypeCode = '916']/ram:Name) <= 1`,
    broken: [cancelled, /<ram:TypeCode>916<\/ram:TypeCode>/g, '$&<ram:Name>x</ram:Name>'],
  },
  {
    id: 'CII-DT-031',
    asks: 'a currency at the VAT total alone',
    holds: `not(//@currencyID[not(parent::ram:TaxTotalAmount)])`,
    broken: [domestic, '<ram:GrandTotalAmount', '<ram:GrandTotalAmount currencyID="EUR"'],
  },
  {
    id: 'BR-01',
    asks: 'a specification identifier',
    holds: filled(`${at.context}/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID`),
    broken: [domestic, />urn:cen[^<]*</, '><'],
  },
  { id: 'BR-02', asks: 'a number', holds: filled(`${at.header}/ram:ID`), broken: [domestic, '<ram:ID>RE-2026-00001', '<ram:ID>'] },
  { id: 'BR-03', asks: 'a day of issue', holds: date(`${at.header}/ram:IssueDateTime`), broken: [domestic, '20261121', '2026'] },
  { id: 'BR-04', asks: 'a type code', holds: filled(`${at.header}/ram:TypeCode`), broken: [domestic, '>380<', '><'] },
  { id: 'BR-05', asks: 'a currency', holds: filled(`${at.settlement}/ram:InvoiceCurrencyCode`), broken: [domestic, 'Code>EUR<', 'Code><'] },
  {
    id: 'BR-06',
    asks: 'the seller’s name',
    holds: filled(`${at.seller}/ram:Name`),
    broken: [domestic, /(SellerTradeParty><ram:Name>)[^<]*/, '$1'],
  },
  {
    id: 'BR-07',
    asks: 'the buyer’s name',
    holds: filled(`${at.buyer}/ram:Name`),
    broken: [domestic, /(BuyerTradeParty><ram:Name>)[^<]*/, '$1'],
  },
  {
    id: 'BR-08',
    asks: 'the seller’s address',
    holds: `count(${at.seller}/ram:PostalTradeAddress) = 1`,
    broken: [domestic, /<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/, ''],
  },
  {
    id: 'BR-09',
    asks: 'the seller’s country',
    holds: filled(`${at.seller}//ram:CountryID`),
    broken: [domestic, /<ram:CountryID>DE/, '<ram:CountryID>'],
  },
  {
    id: 'BR-10',
    asks: 'the buyer’s address',
    holds: `count(${at.buyer}/ram:PostalTradeAddress) = 1`,
    broken: [domestic, /(BuyerTradeParty>.*)<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/, '$1'],
  },
  {
    id: 'BR-11',
    asks: 'the buyer’s country',
    holds: filled(`${at.buyer}//ram:CountryID`),
    broken: [domestic, /(BuyerTradeParty>.*)<ram:CountryID>DE/, '$1<ram:CountryID>'],
  },
  {
    id: 'BR-16',
    asks: 'a line',
    holds: `count(${at.line}) >= 1`,
    broken: [domestic, /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/, ''],
  },
  {
    id: 'BR-21',
    asks: 'a line’s identifier',
    holds: every(at.line, filled('$it/ram:AssociatedDocumentLineDocument/ram:LineID')),
    broken: [domestic, '<ram:LineID>1', '<ram:LineID>'],
  },
  { id: 'BR-22', asks: 'a line’s quantity', holds: every(at.line, filled('$it//ram:BilledQuantity')), broken: [domestic, '>187.5<', '><'] },
  {
    id: 'BR-23',
    asks: 'a quantity’s unit',
    holds: every(at.line, filled('$it//ram:BilledQuantity/@unitCode')),
    broken: [domestic, 'unitCode="MTK"', 'unitCode=""'],
  },
  {
    id: 'BR-24',
    asks: 'a line’s net amount',
    holds: every(at.line, filled('$it//ram:LineTotalAmount')),
    broken: [domestic, '>449.97<', '><'],
  },
  {
    id: 'BR-25',
    asks: 'a line’s name',
    holds: every(at.line, filled('$it/ram:SpecifiedTradeProduct/ram:Name')),
    broken: [domestic, 'Paper to CAD Standard', ''],
  },
  {
    id: 'BR-26',
    asks: 'a line’s price',
    holds: every(at.line, filled('$it//ram:NetPriceProductTradePrice/ram:ChargeAmount')),
    broken: [domestic, '>149.99<', '><'],
  },
  {
    id: 'BR-27',
    asks: 'no negative price',
    holds: every(`${at.line}//ram:NetPriceProductTradePrice/ram:ChargeAmount`, 'number($it) >= 0'),
    broken: ['a line that lowers the sum', '>50.00<', '>-50.00<'],
  },
  {
    id: 'BR-29',
    asks: 'a period that does not end before it begins',
    holds: every(`${at.settlement}/ram:BillingSpecifiedPeriod`, `$it/ram:EndDateTime/* >= $it/ram:StartDateTime/*`),
    broken: [domestic, '20261110', '20271110'],
  },
  {
    id: 'BR-49',
    asks: 'a code of the means of payment',
    holds: every(at.means, filled('$it/ram:TypeCode')),
    broken: [domestic, '>58<', '><'],
  },
  {
    id: 'BR-50',
    asks: 'an account for a transfer',
    holds: every(`${at.means}[ram:TypeCode = ('30', '58')]`, filled('$it/ram:PayeePartyCreditorFinancialAccount/ram:IBANID')),
    broken: [domestic, /<ram:IBANID>[^<]*/, '<ram:IBANID>'],
  },
  {
    id: 'BR-52',
    asks: 'a supporting document’s number',
    holds: every(`${at.agreement}/ram:AdditionalReferencedDocument`, filled('$it/ram:IssuerAssignedID')),
    broken: ['final', 'RE-2026-00002</ram:IssuerAssignedID><ram:TypeCode', '</ram:IssuerAssignedID><ram:TypeCode'],
  },
  {
    id: 'BR-55',
    asks: 'a preceding invoice’s number',
    holds: every(`${at.settlement}/ram:InvoiceReferencedDocument`, filled('$it/ram:IssuerAssignedID')),
    broken: [
      'final',
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>RE-2026-00003',
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>',
    ],
  },
  {
    id: 'BR-61',
    asks: 'an account for a SEPA transfer',
    holds: every(`${at.means}[ram:TypeCode = '58']`, filled('$it/ram:PayeePartyCreditorFinancialAccount/(ram:IBANID | ram:ProprietaryID)')),
    broken: [domestic, /<ram:IBANID>[^<]*/, '<ram:IBANID>'],
  },
  {
    id: 'BR-62',
    asks: 'the scheme of the seller’s electronic address',
    holds: filled(`${at.seller}/ram:URIUniversalCommunication/ram:URIID/@schemeID`),
    broken: [domestic, 'schemeID="EM"', 'schemeID=""'],
  },
  {
    id: 'BR-63',
    asks: 'the scheme of the buyer’s electronic address',
    holds: filled(`${at.buyer}/ram:URIUniversalCommunication/ram:URIID/@schemeID`),
    broken: [domestic, /(BuyerTradeParty>.*)schemeID="EM"/, '$1schemeID=""'],
  },
  {
    id: 'BR-CL-01',
    asks: 'a type of UNTDID 1001',
    holds: `${at.header}/ram:TypeCode = ('326', '380', '381', '384')`,
    broken: [domestic, '>380<', '>381x<'],
  },
  {
    id: 'BR-CL-03',
    asks: 'amounts in a currency of ISO 4217',
    holds: every('//@currencyID', `$it = 'EUR'`),
    broken: [domestic, 'currencyID="EUR"', 'currencyID="EURO"'],
  },
  {
    id: 'BR-CL-04',
    asks: 'euros',
    holds: `${at.settlement}/ram:InvoiceCurrencyCode = 'EUR'`,
    broken: [domestic, 'Code>EUR<', 'Code>EURO<'],
  },
  {
    id: 'BR-CL-14',
    asks: 'countries of ISO 3166-1',
    holds: every('//ram:CountryID', `$it = tokenize($countries, ' ')`),
    broken: [domestic, '<ram:CountryID>DE', '<ram:CountryID>ZZ'],
  },
  {
    id: 'BR-CL-16',
    asks: 'a means of payment of UNTDID 4461',
    holds: every(at.means, `$it/ram:TypeCode = '58'`),
    broken: [domestic, '>58<', '>580<'],
  },
  {
    id: 'BR-CL-17',
    asks: 'a VAT category of UNTDID 5305',
    holds: every('//ram:CategoryCode', `$it = ('S', 'AE', 'O')`),
    broken: [domestic, 'CategoryCode>S<', 'CategoryCode>X<'],
  },
  {
    id: 'BR-CL-18',
    asks: 'a VAT category of UNTDID 5305 for every line',
    holds: every(`${at.line}//ram:CategoryCode`, `$it = ('S', 'AE', 'O')`),
    broken: [domestic, /(IncludedSupplyChainTradeLineItem>.*?CategoryCode>)S</, '$1X<'],
  },
  {
    id: 'BR-CL-22',
    asks: 'an exemption code of CEF VATEX',
    holds: every('//ram:ExemptionReasonCode', `$it = ('VATEX-EU-AE', 'VATEX-EU-O')`),
    broken: ['third country', 'VATEX-EU-O', 'VATEX-DE-O'],
  },
  {
    id: 'BR-CL-23',
    asks: 'units of Recommendation 20',
    holds: every('//ram:BilledQuantity/@unitCode', `$it = ('H87', 'MTK', 'HUR')`),
    broken: [domestic, '"H87"', '"Plan"'],
  },
  {
    id: 'BR-CL-25',
    asks: 'a scheme of CEF EAS',
    holds: every('//ram:URIUniversalCommunication/ram:URIID/@schemeID', `$it = 'EM'`),
    broken: [domestic, 'schemeID="EM"', 'schemeID="MAIL"'],
  },
  {
    id: 'BR-CO-09',
    asks: 'VAT IDs that begin with a country, EL for Greece',
    holds: every(
      `//ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
      `substring($it, 1, 2) = (tokenize($countries, ' '), 'EL', 'XI')`,
    ),
    broken: [domestic, 'DE987654321', 'AA9999'],
  },
  {
    id: 'BR-CO-26',
    asks: 'what identifies the seller',
    holds: filled(
      `(${at.seller}/ram:SpecifiedLegalOrganization/ram:ID, ${at.seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA'])`,
    ),
    broken: ['third country', /<ram:SpecifiedLegalOrganization><ram:ID>[^<]*/, '<ram:SpecifiedLegalOrganization><ram:ID>'],
  },
];
