import { at, every, filled, inCents, type Rule } from './rule';

const domestic = 'domestic with a discount';
const contact = `${at.seller}/ram:DefinedTradeContact`;

/** The rules that XRechnung adds, of its own and from Peppol. */
export const germanRules: readonly Rule[] = (
  [
    {
      id: 'BR-DE-1',
      asks: 'how to pay',
      holds: `count(${at.means}) >= 1`,
      broken: [domestic, /<ram:SpecifiedTradeSettlementPaymentMeans>.*<\/ram:SpecifiedTradeSettlementPaymentMeans>/, ''],
    },
    {
      id: 'BR-DE-2',
      asks: 'a contact of the seller',
      holds: `count(${contact}) = 1`,
      broken: [domestic, /<ram:DefinedTradeContact>.*?<\/ram:DefinedTradeContact>/, ''],
    },
    {
      id: 'BR-DE-3',
      asks: 'the seller’s city',
      holds: filled(`${at.seller}//ram:CityName`),
      broken: [domestic, '<ram:CityName>Berlin', '<ram:CityName>'],
    },
    { id: 'BR-DE-4', asks: 'the seller’s postcode', holds: filled(`${at.seller}//ram:PostcodeCode`), broken: [domestic, '>10969<', '><'] },
    { id: 'BR-DE-5', asks: 'the contact’s name', holds: filled(`${contact}/ram:PersonName`), broken: [domestic, '>Mira Kessler<', '><'] },
    {
      id: 'BR-DE-6',
      asks: 'the contact’s telephone',
      holds: filled(`${contact}//ram:CompleteNumber`),
      broken: [domestic, '>+49 30 1234567<', '><'],
    },
    {
      id: 'BR-DE-7',
      asks: 'the contact’s e-mail',
      holds: filled(`${contact}//ram:URIID`),
      broken: [domestic, '<ram:URIID>rechnung@example.com', '<ram:URIID>'],
    },
    {
      id: 'BR-DE-8',
      asks: 'the buyer’s city',
      holds: filled(`${at.buyer}//ram:CityName`),
      broken: [domestic, /(BuyerTradeParty>.*<ram:CityName>)Berlin/, '$1'],
    },
    { id: 'BR-DE-9', asks: 'the buyer’s postcode', holds: filled(`${at.buyer}//ram:PostcodeCode`), broken: [domestic, '>10119<', '><'] },
    {
      id: 'BR-DE-14',
      asks: 'a rate, also where it is 0',
      holds: every(at.tax, filled('$it/ram:RateApplicablePercent')),
      broken: ['third country', '<ram:RateApplicablePercent>0<', '<ram:RateApplicablePercent><'],
    },
    {
      id: 'BR-DE-15',
      asks: 'a buyer reference',
      holds: filled(`${at.agreement}/ram:BuyerReference`),
      broken: [domestic, /<ram:BuyerReference>[^<]*/, '<ram:BuyerReference>'],
    },
    {
      id: 'BR-DE-16',
      asks: 'a tax number of the seller',
      holds: filled(`${at.seller}/ram:SpecifiedTaxRegistration/ram:ID`),
      broken: ['third country', '>30/123/45678<', '><'],
    },
    {
      id: 'BR-DE-17',
      asks: 'one of the types that XRechnung knows',
      holds: `${at.header}/ram:TypeCode = ('326', '380', '381', '384')`,
      broken: [domestic, '>380<', '>393<'],
    },
    {
      id: 'BR-DE-18',
      asks: 'lines of the payment terms that begin like a cash discount to be one, with a line break behind the last',
      holds: every(
        `${at.settlement}//ram:SpecifiedTradePaymentTerms/ram:Description`,
        `(every $line in tokenize($it, '\\r?\\n')[starts-with(normalize-space(.), '#')]
            satisfies matches(normalize-space($line), '^#SKONTO#TAGE=[0-9]+#PROZENT=[0-9]+\\.[0-9]{2}(#BASISBETRAG=-?[0-9]+\\.[0-9]{2})?#$'))
          and (not(contains($it, '#')) or matches(tokenize($it, '#.+#')[last()], '^\\s*\\n'))`,
      ),
      broken: ['a discount for early payment', '#PROZENT=2.50#', '#PROZENT=2.5#'],
    },
    {
      id: 'BR-DE-19',
      asks: 'an IBAN',
      holds: every(`${at.means}//ram:IBANID`, `matches($it, '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$')`),
      broken: [domestic, 'DE89370400440532013000', 'DE89 3704'],
    },
    {
      id: 'BR-DE-21',
      asks: 'XRechnung’s own identifier',
      holds: `${at.context}/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'`,
      broken: [domestic, 'xrechnung_3.0', 'xrechnung_1.0'],
    },
    {
      id: 'BR-DE-23-a',
      asks: 'an account for a transfer',
      holds: every(`${at.means}[ram:TypeCode = ('30', '58')]`, 'exists($it/ram:PayeePartyCreditorFinancialAccount)'),
      broken: [domestic, /<ram:PayeePartyCreditorFinancialAccount>.*<\/ram:PayeePartyCreditorFinancialAccount>/, ''],
    },
    {
      id: 'BR-DE-23-b',
      asks: 'no card and no debit for a transfer',
      holds: every(
        `${at.means}[ram:TypeCode = ('30', '58')]`,
        'not($it/ram:ApplicableTradeSettlementFinancialCard | $it/ram:PayerPartyDebtorFinancialAccount)',
      ),
      broken: [domestic, '<ram:PayeePartyCreditorFinancialAccount>', '<ram:ApplicableTradeSettlementFinancialCard/>$&'],
    },
    {
      id: 'BR-DE-26',
      asks: 'what a corrected invoice corrects',
      holds: `${at.header}/ram:TypeCode != '384' or exists(${at.settlement}/ram:InvoiceReferencedDocument)`,
      broken: ['the cancellation of partial', /<ram:InvoiceReferencedDocument>.*<\/ram:InvoiceReferencedDocument>/, ''],
    },
    {
      id: 'BR-DE-27',
      asks: 'three digits in the telephone',
      holds: `matches(${contact}//ram:CompleteNumber, '\\d.*\\d.*\\d')`,
      broken: [domestic, '+49 30 1234567', 'keins'],
    },
    {
      id: 'BR-DE-28',
      asks: 'an address for the e-mail',
      holds: `matches(${contact}//ram:URIID, '^[^@\\s]+@([^@.\\s]+\\.)+[^@.\\s]+$')`,
      broken: [domestic, '<ram:URIID>rechnung@example.com', '<ram:URIID>rechnung@example'],
    },
    {
      id: 'BR-DE-TMP-32',
      asks: 'when the work was done',
      holds: `exists(${at.transaction}//ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime) or exists(${at.settlement}/ram:BillingSpecifiedPeriod)`,
      broken: ['partial', /<ram:BillingSpecifiedPeriod>.*<\/ram:BillingSpecifiedPeriod>/, ''],
    },
    {
      id: 'PEPPOL-EN16931-R001',
      asks: 'a business process',
      holds: filled(`${at.context}/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`),
      broken: [domestic, /urn:fdc:[^<]*/, ''],
    },
    {
      id: 'PEPPOL-EN16931-R005',
      asks: 'no second currency for VAT',
      holds: `not(${at.settlement}/ram:TaxCurrencyCode)`,
      broken: [domestic, '<ram:InvoiceCurrencyCode>', '<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>$&'],
    },
    {
      id: 'PEPPOL-EN16931-R008',
      asks: 'no empty element',
      holds: `not(//*[not(*) and normalize-space(.) = '' and local-name() != 'ApplicableHeaderTradeDelivery'])`,
      broken: [domestic, '>Berlin<', '><'],
    },
    {
      id: 'PEPPOL-EN16931-R010',
      asks: 'the buyer’s electronic address',
      holds: filled(`${at.buyer}/ram:URIUniversalCommunication/ram:URIID`),
      broken: [domestic, '>zak@example.com<', '><'],
    },
    {
      id: 'PEPPOL-EN16931-R020',
      asks: 'the seller’s electronic address',
      holds: filled(`${at.seller}/ram:URIUniversalCommunication/ram:URIID`),
      broken: [domestic, '"EM">rechnung@example.com', '"EM">'],
    },
    {
      id: 'PEPPOL-EN16931-R040',
      asks: 'a discount that is its percentage of its basis',
      holds: every(
        `${at.discount}[ram:CalculationPercent]`,
        'abs(number($it/ram:ActualAmount) - number($it/ram:BasisAmount) * number($it/ram:CalculationPercent) div 100) <= 0.005001',
      ),
      broken: [domestic, /(<ram:BasisAmount>842.35<.*?ActualAmount>)42.12/, '$142.13'],
    },
    {
      id: 'PEPPOL-EN16931-R041',
      asks: 'a basis for a percentage',
      holds: every(`${at.discount}[ram:CalculationPercent]`, filled('$it/ram:BasisAmount')),
      broken: [domestic, /<ram:BasisAmount>842.35<\/ram:BasisAmount>/, ''],
    },
    {
      id: 'PEPPOL-EN16931-R042',
      asks: 'a percentage for a basis',
      holds: every(`${at.discount}[ram:BasisAmount]`, filled('$it/ram:CalculationPercent')),
      broken: [domestic, /<ram:CalculationPercent>5<\/ram:CalculationPercent>/, ''],
    },
    {
      id: 'PEPPOL-EN16931-R043',
      asks: 'true or false as the kind of a charge',
      holds: every('//ram:ChargeIndicator/udt:Indicator', `$it = ('true', 'false')`),
      broken: [domestic, '>false<', '>0<'],
    },
    {
      id: 'PEPPOL-EN16931-R053',
      asks: 'one VAT total',
      holds: `count(${at.sums}/ram:TaxTotalAmount) = 1`,
      broken: [domestic, /<ram:TaxTotalAmount.*<\/ram:TaxTotalAmount>/, '$&$&'],
    },
    {
      id: 'PEPPOL-EN16931-R054',
      asks: 'no VAT total in another currency',
      holds: `every $it in ${at.sums}/ram:TaxTotalAmount satisfies $it/@currencyID = ${at.settlement}/ram:InvoiceCurrencyCode`,
      broken: [domestic, 'currencyID="EUR"', 'currencyID="USD"'],
    },
    {
      id: 'PEPPOL-EN16931-R101',
      asks: 'no document at a line',
      holds: `not(${at.line}//ram:AdditionalReferencedDocument[ram:TypeCode != '130'])`,
      broken: [
        domestic,
        '<ram:SpecifiedTradeSettlementLineMonetarySummation>',
        '<ram:AdditionalReferencedDocument><ram:TypeCode>916</ram:TypeCode></ram:AdditionalReferencedDocument>$&',
      ],
    },
    {
      id: 'PEPPOL-EN16931-R120',
      asks: 'a line’s net of quantity, price and charges',
      holds: every(
        at.line,
        `abs(number($it//ram:BilledQuantity) * number($it//ram:ChargeAmount) + sum($it//ram:SpecifiedTradeAllowanceCharge[.//udt:Indicator = 'true']/ram:ActualAmount ! number(.)) - sum($it//ram:SpecifiedTradeAllowanceCharge[.//udt:Indicator = 'false']/ram:ActualAmount ! number(.)) - number($it//ram:LineTotalAmount)) <= 0.005001`,
      ),
      broken: [domestic, 'LineTotalAmount>449.97<', 'LineTotalAmount>449.98<'],
    },
    {
      id: 'PEPPOL-EN16931-R121',
      asks: 'no basis quantity below one unit',
      holds: every(`${at.line}//ram:BasisQuantity`, 'number($it) > 0'),
      broken: [domestic, '</ram:ChargeAmount>', '$&<ram:BasisQuantity>0</ram:BasisQuantity>'],
    },
  ] satisfies Rule[]
).map((rule) => ({ ...rule, xrechnungOnly: true as const }));

/** A rule of the shop's own: no amount that nobody owes stays open when partial invoices brought the whole net price. */
export const closingRule: Rule = {
  id: 'nothing left',
  asks: 'nothing to pay after partial invoices over the whole net price',
  holds: `${inCents(`${at.sums}/ram:RoundingAmount`)} = 0 or ${inCents(`${at.sums}/ram:DuePayableAmount`)} = 0`,
  broken: ['final after three that round up', '<ram:DuePayableAmount>0.00', '<ram:DuePayableAmount>-0.01'],
};
