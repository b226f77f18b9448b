import { at, charged, every, filled, inCents, type Rule } from './rule';

const domestic = 'domestic with a discount';
const due = `${at.sums}/ram:DuePayableAmount`;
const twoPlaces = (path: string): string => every(path, `matches($it, '^-?\\d+(\\.\\d{1,2})?$')`);

type Sum = [id: string, name: string, asks: string];
const neededSums: Sum[] = [
  ['BR-12', 'LineTotalAmount', 'the sum of the lines'],
  ['BR-13', 'TaxBasisTotalAmount', 'the total without VAT'],
  ['BR-14', 'GrandTotalAmount', 'the total with VAT'],
  ['BR-15', 'DuePayableAmount', 'what is to be paid'],
];
const decimals: Sum[] = [
  ['BR-DEC-09', 'LineTotalAmount', 'the sum of the lines'],
  ['BR-DEC-10', 'AllowanceTotalAmount', 'the allowances'],
  ['BR-DEC-11', 'ChargeTotalAmount', 'the charges'],
  ['BR-DEC-12', 'TaxBasisTotalAmount', 'the total without VAT'],
  ['BR-DEC-13', 'TaxTotalAmount', 'the VAT'],
  ['BR-DEC-14', 'GrandTotalAmount', 'the total with VAT'],
  ['BR-DEC-16', 'TotalPrepaidAmount', 'what was paid'],
  ['BR-DEC-18', 'DuePayableAmount', 'what is to be paid'],
];

/** Rules that the sums are there, and that they add up to the cent. */
export const amountRules: readonly Rule[] = [
  ...neededSums.map(([id, name, asks]): Rule => ({
    id,
    asks,
    holds: filled(`${at.sums}/ram:${name}`),
    broken: [domestic, new RegExp(`(MonetarySummation>.*<ram:${name}>)[^<]*`), '$1'],
  })),
  ...decimals.map(([id, name, asks]): Rule => ({
    id,
    asks: `two places of ${asks}`,
    holds: twoPlaces(`${at.sums}/ram:${name}`),
    broken: ['final', new RegExp(`(MonetarySummation>.*<ram:${name}[^>]*>[^<]*)`), '$11'],
  })),
  {
    id: 'BR-DEC-01',
    asks: 'two places of a discount',
    holds: twoPlaces(`${at.discount}[.//udt:Indicator = 'false']/ram:ActualAmount`),
    broken: [domestic, '>42.12</ram:ActualAmount>', '>42.120</ram:ActualAmount>'],
  },
  {
    id: 'BR-DEC-02',
    asks: 'two places of what a discount is taken from',
    holds: twoPlaces(`${at.discount}[.//udt:Indicator = 'false']/ram:BasisAmount`),
    broken: [domestic, '>842.35</ram:BasisAmount>', '>842.350</ram:BasisAmount>'],
  },
  {
    id: 'BR-DEC-05',
    asks: 'two places of what a cancellation takes back of a discount',
    holds: twoPlaces(`${at.discount}[.//udt:Indicator = 'true']/ram:ActualAmount`),
    broken: ['the cancellation of final', '>42.12</ram:ActualAmount>', '>42.120</ram:ActualAmount>'],
  },
  {
    id: 'BR-DEC-06',
    asks: 'two places of what that was taken from',
    holds: twoPlaces(`${at.discount}[.//udt:Indicator = 'true']/ram:BasisAmount`),
    broken: ['the cancellation of final', '>842.35</ram:BasisAmount>', '>842.350</ram:BasisAmount>'],
  },
  {
    id: 'BR-DEC-17',
    asks: 'two places of what evens out rounding',
    holds: twoPlaces(`${at.sums}/ram:RoundingAmount`),
    broken: ['final after three that round up', 'RoundingAmount>0.01', 'RoundingAmount>0.010'],
  },
  {
    id: 'BR-DEC-19',
    asks: 'two places of what a rate is charged on',
    holds: twoPlaces(`${at.tax}/ram:BasisAmount`),
    broken: [domestic, '>800.23</ram:BasisAmount>', '>800.230</ram:BasisAmount>'],
  },
  {
    id: 'BR-DEC-20',
    asks: 'two places of a rate’s VAT',
    holds: twoPlaces(`${at.tax}/ram:CalculatedAmount`),
    broken: [domestic, 'CalculatedAmount>152.04', 'CalculatedAmount>152.040'],
  },
  {
    id: 'BR-DEC-23',
    asks: 'two places of a line',
    holds: twoPlaces(`${at.line}//ram:LineTotalAmount`),
    broken: [domestic, '>449.97<', '>449.970<'],
  },
  {
    id: 'BR-DEC-24',
    asks: 'two places of what a cancelled line takes back',
    holds: twoPlaces(`${at.lineCharge}[.//udt:Indicator = 'false']/ram:ActualAmount`),
    broken: ['the cancellation of final', '>69.00<', '>69.000<'],
  },
  {
    id: 'BR-DEC-27',
    asks: 'two places of an add-on',
    holds: twoPlaces(`${at.lineCharge}[.//udt:Indicator = 'true']/ram:ActualAmount`),
    broken: [domestic, '>69.00<', '>69.000<'],
  },
  {
    id: 'BR-31',
    asks: 'an amount of a discount',
    holds: every(`${at.discount}[.//udt:Indicator = 'false']`, filled('$it/ram:ActualAmount')),
    broken: [domestic, '>42.12</ram:ActualAmount>', '></ram:ActualAmount>'],
  },
  {
    id: 'BR-33',
    asks: 'a reason of a discount',
    holds: every(`${at.discount}[.//udt:Indicator = 'false']`, filled('$it/ram:Reason')),
    broken: [domestic, '>Rabatt<', '><'],
  },
  {
    id: 'BR-36',
    asks: 'an amount of what a cancellation takes back of it',
    holds: every(`${at.discount}[.//udt:Indicator = 'true']`, filled('$it/ram:ActualAmount')),
    broken: ['the cancellation of final', '>42.12</ram:ActualAmount>', '></ram:ActualAmount>'],
  },
  {
    id: 'BR-38',
    asks: 'a reason of what a cancellation takes back of it',
    holds: every(`${at.discount}[.//udt:Indicator = 'true']`, filled('$it/ram:Reason')),
    broken: ['the cancellation of final', '>Rabatt<', '><'],
  },
  {
    id: 'BR-41',
    asks: 'an amount of what a cancelled line takes back',
    holds: every(`${at.lineCharge}[.//udt:Indicator = 'false']`, filled('$it/ram:ActualAmount')),
    broken: ['the cancellation of final', '>69.00<', '><'],
  },
  {
    id: 'BR-42',
    asks: 'a reason of what a cancelled line takes back',
    holds: every(`${at.lineCharge}[.//udt:Indicator = 'false']`, filled('$it/ram:Reason')),
    broken: ['the cancellation of final', '>IFC-Export<', '><'],
  },
  {
    id: 'BR-43',
    asks: 'an amount of an add-on',
    holds: every(`${at.lineCharge}[.//udt:Indicator = 'true']`, filled('$it/ram:ActualAmount')),
    broken: [domestic, '>69.00<', '><'],
  },
  {
    id: 'BR-44',
    asks: 'a reason of an add-on',
    holds: every(`${at.lineCharge}[.//udt:Indicator = 'true']`, filled('$it/ram:Reason')),
    broken: [domestic, '>IFC-Export<', '><'],
  },
  {
    id: 'BR-CO-10',
    asks: 'a sum of the lines that is theirs',
    holds: `${inCents(`${at.sums}/ram:LineTotalAmount`)} = ${inCents(`${at.line}//ram:LineTotalAmount`)}`,
    broken: [domestic, 'LineTotalAmount>842.35', 'LineTotalAmount>842.36'],
  },
  {
    id: 'BR-CO-11',
    asks: 'a sum of the allowances that is theirs',
    holds: `${inCents(`${at.sums}/ram:AllowanceTotalAmount`)} = ${inCents(`${at.discount}[.//udt:Indicator = 'false']/ram:ActualAmount`)}`,
    broken: ['two rates', 'AllowanceTotalAmount>44.07', 'AllowanceTotalAmount>44.08'],
  },
  {
    id: 'BR-CO-12',
    asks: 'a sum of the charges that is theirs',
    holds: `${inCents(`${at.sums}/ram:ChargeTotalAmount`)} = ${inCents(`${at.discount}[.//udt:Indicator = 'true']/ram:ActualAmount`)}`,
    broken: ['the cancellation of final', 'ChargeTotalAmount>42.12', 'ChargeTotalAmount>42.11'],
  },
  {
    id: 'BR-CO-13',
    asks: 'a net total of lines, allowances and charges',
    holds: `${inCents(`${at.sums}/ram:TaxBasisTotalAmount`)} = ${inCents(`${at.sums}/ram:LineTotalAmount`)} + ${charged(at.discount)}`,
    broken: [domestic, 'TaxBasisTotalAmount>800.23', 'TaxBasisTotalAmount>800.22'],
  },
  {
    id: 'BR-CO-14',
    asks: 'a VAT total of all rates',
    holds: `${inCents(`${at.sums}/ram:TaxTotalAmount`)} = ${inCents(`${at.tax}/ram:CalculatedAmount`)}`,
    broken: ['two rates', '>154.63<', '>154.64<'],
  },
  {
    id: 'BR-CO-15',
    asks: 'a gross total of net and VAT',
    holds: `${inCents(`${at.sums}/ram:GrandTotalAmount`)} = ${inCents(`${at.sums}/ram:TaxBasisTotalAmount`)} + ${inCents(`${at.sums}/ram:TaxTotalAmount`)}`,
    broken: [domestic, 'GrandTotalAmount>952.27', 'GrandTotalAmount>952.26'],
  },
  {
    id: 'BR-CO-16',
    asks: 'what is to be paid of gross, prepaid and rounding',
    holds: `${inCents(due)} = ${inCents(`${at.sums}/ram:GrandTotalAmount`)} - ${inCents(`${at.sums}/ram:TotalPrepaidAmount`)} + ${inCents(`${at.sums}/ram:RoundingAmount`)}`,
    broken: ['final after three that round up', /<ram:RoundingAmount>.*<\/ram:RoundingAmount>/, ''],
  },
  {
    id: 'BR-CO-17',
    asks: 'the VAT of each rate to the cent',
    holds: every(
      at.tax,
      `abs(abs(number($it/ram:CalculatedAmount)) - abs(number($it/ram:BasisAmount)) * number($it/ram:RateApplicablePercent) div 100) <= 0.005001`,
    ),
    broken: [domestic, 'CalculatedAmount>152.04', 'CalculatedAmount>152.05'],
  },
  {
    id: 'BR-CO-18',
    asks: 'a breakdown of VAT',
    holds: `count(${at.tax}) >= 1`,
    broken: [domestic, /<ram:ApplicableTradeTax><ram:CalculatedAmount>.*?<\/ram:ApplicableTradeTax>/, ''],
  },
  {
    id: 'BR-CO-19',
    asks: 'a day in a period',
    holds: every(`${at.settlement}/ram:BillingSpecifiedPeriod`, filled('$it/*')),
    broken: [domestic, /(<ram:BillingSpecifiedPeriod>).*(<\/ram:BillingSpecifiedPeriod>)/, '$1$2'],
  },
  {
    id: 'BR-CO-21',
    asks: 'a reason or code of every discount',
    holds: every(`${at.discount}[.//udt:Indicator = 'false']`, filled('$it/ram:Reason')),
    broken: [domestic, '>Rabatt<', '><'],
  },
  {
    id: 'BR-CO-22',
    asks: 'a reason or code of what a cancellation takes back of it',
    holds: every(`${at.discount}[.//udt:Indicator = 'true']`, filled('$it/ram:Reason')),
    broken: ['the cancellation of final', '>Rabatt<', '><'],
  },
  {
    id: 'BR-CO-23',
    asks: 'a reason or code of what a cancelled line takes back',
    holds: every(`${at.lineCharge}[.//udt:Indicator = 'false']`, filled('$it/ram:Reason')),
    broken: ['the cancellation of final', '>IFC-Export<', '><'],
  },
  {
    id: 'BR-CO-24',
    asks: 'a reason or code of every add-on',
    holds: every(`${at.lineCharge}[.//udt:Indicator = 'true']`, filled('$it/ram:Reason')),
    broken: [domestic, '>IFC-Export<', '><'],
  },
  {
    id: 'BR-CO-25',
    asks: 'until when, or on what terms, is to be paid',
    holds: `${inCents(due)} <= 0 or ${filled(`${at.settlement}/ram:SpecifiedTradePaymentTerms/*`)}`,
    broken: [domestic, /<ram:DueDateDateTime>.*<\/ram:DueDateDateTime>/, ''],
  },
];
