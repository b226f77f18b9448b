import { at, every, filled, inCents, type Rule } from './rule';

type Category = 'S' | 'AE' | 'O';
const samples: Record<Category, string> = { S: 'two rates', AE: 'reverse charge', O: 'third country' };
const uses = (category: Category): string =>
  `(${at.line}//ram:ApplicableTradeTax | ${at.discount}/ram:CategoryTradeTax)/ram:CategoryCode = '${category}'`;
const rows = (category: Category): string => `${at.tax}[ram:CategoryCode = '${category}']`;
const lineTax = (category: Category): string => `${at.line}//ram:ApplicableTradeTax[ram:CategoryCode = '${category}']`;
const discountTax = (category: Category, isCharge: boolean): string =>
  `${at.discount}[.//udt:Indicator = '${String(isCharge)}']/ram:CategoryTradeTax[ram:CategoryCode = '${category}']`;
const vatIdOf = (party: string): string => `${party}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`;
const lineCategory = (category: Category) => new RegExp(`(<ram:LineID>1<.*?<ram:CategoryCode>)${category}`);
const cancelled = (category: Category) => `the cancellation of ${samples[category]}`;

/** Builds the rules on the rate of lines, discounts and charges, by the category's own condition on it. */
const rateRules = (category: Category, rate: string, wrongRate: [right: string | RegExp, wrong: string]): Rule[] =>
  (
    [
      [
        '05',
        'line',
        lineTax(category),
        samples[category],
        /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/,
      ],
      ['06', 'discount', discountTax(category, false), samples[category], /<ram:CategoryTradeTax>.*<\/ram:CategoryTradeTax>/],
      ['07', 'charge', discountTax(category, true), cancelled(category), /<ram:CategoryTradeTax>.*<\/ram:CategoryTradeTax>/],
    ] as const
  ).map(([number, name, path, sample]) => ({
    id: `BR-${category}-${number}`,
    asks: `the rate of a ${name} that the category has`,
    holds: every(path, rate),
    broken: [sample, name === 'line' ? lineRate(wrongRate[0]) : discountRate(wrongRate[0]), `$1${wrongRate[1]}`],
  }));

const source = (text: string | RegExp) => (typeof text === 'string' ? text : text.source);
const lineRate = (right: string | RegExp) => new RegExp(`(<ram:LineID>1<.*?)${source(right)}`);
const discountRate = (right: string | RegExp) => new RegExp(`(<ram:CategoryTradeTax>.*?)${source(right)}`);

/**
 * Builds the XPath for the taxable amount of a category: the sum of its lines, charges and allowances; at each rate where
 * it has several.
 */
const basis = (category: Category, at_: string): string =>
  `round(100 * number($it/ram:BasisAmount)) = ${inCents(`${at.line}[.//ram:ApplicableTradeTax[ram:CategoryCode = '${category}'${at_}]]//ram:LineTotalAmount`)}` +
  ` + ${inCents(`${at.discount}[.//udt:Indicator = 'true'][ram:CategoryTradeTax[ram:CategoryCode = '${category}'${at_}]]/ram:ActualAmount`)}` +
  ` - ${inCents(`${at.discount}[.//udt:Indicator = 'false'][ram:CategoryTradeTax[ram:CategoryCode = '${category}'${at_}]]/ram:ActualAmount`)}`;

const common = (category: Category): Rule[] => [
  {
    id: `BR-${category}-01`,
    asks: `a breakdown of category ${category} where it is used${category === 'S' ? '' : ', and one alone'}`,
    holds: `not(${uses(category)}) or count(${rows(category)}) ${category === 'S' ? '>= 1' : '= 1'}`,
    broken: [
      samples[category],
      /<ram:ApplicableTradeTax><ram:CalculatedAmount>.*<\/ram:ApplicableTradeTax>(?=<ram:BillingSpecifiedPeriod>)/,
      '',
    ],
  },
  {
    id: `BR-${category}-08`,
    asks: 'the basis of each rate to be the sum of what it is charged on',
    holds: every(
      rows(category),
      basis(category, category === 'S' ? ' and number(ram:RateApplicablePercent) = number($it/ram:RateApplicablePercent)' : ''),
    ),
    broken: [samples[category], category === 'S' ? '<ram:BasisAmount>37.05' : '<ram:BasisAmount>800.23', '<ram:BasisAmount>800.22'],
  },
  {
    id: `BR-${category}-09`,
    asks: category === 'S' ? 'the VAT of each rate' : 'no VAT',
    holds: every(
      rows(category),
      category === 'S'
        ? 'abs(abs(number($it/ram:CalculatedAmount)) - abs(number($it/ram:BasisAmount)) * number($it/ram:RateApplicablePercent) div 100) <= 0.005001'
        : 'number($it/ram:CalculatedAmount) = 0',
    ),
    broken: [samples[category], category === 'S' ? 'CalculatedAmount>2.59' : 'CalculatedAmount>0.00', 'CalculatedAmount>2.58'],
  },
  {
    id: `BR-${category}-10`,
    asks: category === 'S' ? 'no reason for an exemption' : 'a reason for the exemption',
    holds: every(
      rows(category),
      category === 'S'
        ? 'not($it/ram:ExemptionReason | $it/ram:ExemptionReasonCode)'
        : filled('($it/ram:ExemptionReason, $it/ram:ExemptionReasonCode)'),
    ),
    broken:
      category === 'S'
        ? [samples.S, '<ram:BasisAmount>800.23', '<ram:ExemptionReason>x</ram:ExemptionReason>$&']
        : [samples[category], /<ram:ExemptionReason(Code)?>[^<]*<\/ram:ExemptionReason(Code)?>/g, ''],
  },
];

const sellerId = filled(`${at.seller}/ram:SpecifiedTaxRegistration/ram:ID`);
/** Builds the rules on the parties: 02 for lines, 03 for discounts, 04 for charges. */
const partyRules = (category: Category, asks: string, holds: string, change: [RegExp, string]): Rule[] =>
  (
    [
      ['02', lineTax(category), samples[category]],
      ['03', discountTax(category, false), samples[category]],
      ['04', discountTax(category, true), cancelled(category)],
    ] as const
  ).map(([number, path, sample]) => ({
    id: `BR-${category}-${number}`,
    asks,
    holds: `not(${path}) or (${holds})`,
    broken: [sample, ...change],
  }));

const outOfScope = (number: string, asks: string, holds: string, broken: Rule['broken']): Rule => ({
  id: `BR-O-${number}`,
  asks,
  holds: `not(${rows('O')}) or (${holds})`,
  broken,
});

/** The rules of each VAT category: S taxed here, AE reverse charge, O outside the scope of German VAT. */
export const vatRules: readonly Rule[] = [
  ...common('S'),
  ...partyRules('S', 'a tax number of the seller', sellerId, [/(<ram:ID schemeID="(?:VA|FC)">)[^<]*(?=.*BuyerTradeParty)/g, '$1']),
  ...rateRules('S', 'number($it/ram:RateApplicablePercent) > 0', ['<ram:RateApplicablePercent>19', '<ram:RateApplicablePercent>0']),
  ...common('AE'),
  ...partyRules('AE', 'a tax number of the seller and the buyer’s VAT ID', `${sellerId} and ${filled(vatIdOf(at.buyer))}`, [
    /(BuyerTradeParty>.*<ram:ID schemeID="VA">)[^<]*/,
    '$1',
  ]),
  ...rateRules('AE', 'number($it/ram:RateApplicablePercent) = 0', ['<ram:RateApplicablePercent>0', '<ram:RateApplicablePercent>19']),
  ...common('O'),
  ...partyRules('O', 'no VAT ID of either side', `not(${vatIdOf(at.seller)} | ${vatIdOf(at.buyer)})`, [/schemeID="FC"/, 'schemeID="VA"']),
  ...rateRules('O', 'not($it/ram:RateApplicablePercent)', [
    '<ram:CategoryCode>O</ram:CategoryCode>',
    '<ram:CategoryCode>O</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent>',
  ]),
  outOfScope('11', 'no other breakdown', `count(${at.tax}) = 1`, [
    'third country',
    /<ram:ApplicableTradeTax><ram:CalculatedAmount>.*<\/ram:ApplicableTradeTax>(?=<ram:BillingSpecifiedPeriod>)/,
    '$&$&',
  ]),
  outOfScope('12', 'no line of another category', every(`${at.line}//ram:ApplicableTradeTax`, `$it/ram:CategoryCode = 'O'`), [
    'third country',
    lineCategory('O'),
    '$1S',
  ]),
  outOfScope(
    '13',
    'no discount of another category',
    every(`${at.discount}[.//udt:Indicator = 'false']/ram:CategoryTradeTax`, `$it/ram:CategoryCode = 'O'`),
    ['third country', /(<ram:CategoryTradeTax>.*<ram:CategoryCode>)O/, '$1S'],
  ),
  outOfScope(
    '14',
    'no charge of another category',
    every(`${at.discount}[.//udt:Indicator = 'true']/ram:CategoryTradeTax`, `$it/ram:CategoryCode = 'O'`),
    ['the cancellation of third country', /(<ram:CategoryTradeTax>.*<ram:CategoryCode>)O/, '$1S'],
  ),
  {
    id: 'BR-45',
    asks: 'what each rate is charged on',
    holds: every(at.tax, filled('$it/ram:BasisAmount')),
    broken: ['two rates', '>37.05</ram:BasisAmount>', '></ram:BasisAmount>'],
  },
  {
    id: 'BR-46',
    asks: 'the VAT of each rate',
    holds: every(at.tax, filled('$it/ram:CalculatedAmount')),
    broken: ['two rates', '<ram:CalculatedAmount>2.59', '<ram:CalculatedAmount>'],
  },
  {
    id: 'BR-47',
    asks: 'a category of each breakdown',
    holds: every(at.tax, filled('$it/ram:CategoryCode')),
    broken: ['two rates', /(<ram:CalculatedAmount>2\.59.*?<ram:CategoryCode>)S/, '$1'],
  },
  {
    id: 'BR-48',
    asks: 'a rate of each breakdown but outside the scope',
    holds: every(at.tax, `$it/ram:CategoryCode = 'O' or ${filled('$it/ram:RateApplicablePercent')}`),
    broken: ['two rates', /(>37\.05<\/ram:BasisAmount>.*?<ram:RateApplicablePercent>)7/, '$1'],
  },
  {
    id: 'BR-32',
    asks: 'a category of a discount',
    holds: every(`${at.discount}[.//udt:Indicator = 'false']`, filled('$it/ram:CategoryTradeTax/ram:CategoryCode')),
    broken: ['two rates', /(<ram:CategoryTradeTax>.*?<ram:CategoryCode>)S/, '$1'],
  },
  {
    id: 'BR-37',
    asks: 'a category of a charge',
    holds: every(`${at.discount}[.//udt:Indicator = 'true']`, filled('$it/ram:CategoryTradeTax/ram:CategoryCode')),
    broken: ['the cancellation of two rates', /(<ram:CategoryTradeTax>.*?<ram:CategoryCode>)S/, '$1'],
  },
  {
    id: 'BR-CO-04',
    asks: 'a category of each line',
    holds: every(at.line, filled('$it//ram:ApplicableTradeTax/ram:CategoryCode')),
    broken: ['two rates', lineCategory('S'), '$1'],
  },
];
