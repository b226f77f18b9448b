import { type BasisPoints, cents, share, STANDARD_VAT, sum } from './money';
import type { Cents } from './cents';
import type { QuoteContact } from '../quoting/quote';
import { countryOfVatId, isEuCountry, isForeignEuVatId } from './vat-id';

/** The ways a sale can be taxed. Proposed by rule, confirmed by staff, fixed by the offer. */
export const taxCases = [
  'domestic',
  'reverse-charge',
  'property-eu',
  'third-country',
  'third-country-consumer',
  'property-abroad',
] as const;
export type TaxCase = (typeof taxCases)[number];

/** Checks whether the recipient owes the VAT (§ 13b Abs. 5 UStG, Art. 194 and 196 of Directive 2006/112/EC), for which a VAT ID is needed. */
export const isOwedByRecipient = (taxCase: TaxCase): boolean => taxCase === 'reverse-charge' || taxCase === 'property-eu';

/** The reasons for which a case is proposed. */
export const taxReasons = [
  'property-in-germany',
  'property-in-eu',
  'property-in-eu-open',
  'property-outside-eu',
  'consumer',
  'consumer-outside-eu',
  'business-in-germany',
  'business-in-eu',
  'business-without-vat-id',
  'business-outside-eu',
  'lines-differ',
] as const;
export type TaxReason = (typeof taxReasons)[number];

/** A proposed case with its reason; null where only people can decide. */
export type TaxProposal = { taxCase: TaxCase | null; reason: TaxReason };

type TaxFacts = {
  customerType: QuoteContact['customerType'];
  /** The country in which the customer is established, ISO 3166-1 alpha-2. */
  country: string;
  /** The compact VAT ID, empty without one. */
  vatId: string;
  /** The country in which the building stands, ISO 3166-1 alpha-2. */
  projectCountry: string;
  lines: readonly TaxedService[];
};

/** What the place of supply of a line depends on. */
type TaxedService = {
  /** The work concerns a certain building. */
  propertyRelated: boolean;
  /** The work is among the services of § 3a Abs. 4 Satz 2 UStG, such as an engineer's. */
  listedService?: boolean | undefined;
};

/**
 * The case by the place of supply. Work on a certain building is taxed where it stands, whoever the customer is (§ 3a Abs. 3
 * Nr. 1 UStG); other work for a business where the business is (Abs. 2); for a consumer outside the EU where they live if
 * the service is a listed one (Abs. 4), else here (Abs. 1). Lines that differ need people: one invoice has one case.
 */
export function proposeTaxCase({ lines, ...facts }: TaxFacts): TaxProposal {
  const proposals = lines.map((line) => (line.propertyRelated ? propertyCase(facts) : recipientCase(facts, line)));
  const first = proposals[0] ?? recipientCase(facts, {});
  return proposals.every(({ taxCase }) => taxCase === first.taxCase) ? first : { taxCase: null, reason: 'lines-differ' };
}

type CustomerFacts = Omit<TaxFacts, 'lines'>;

/**
 * The case of work on a building. In another EU state, that state's law shifts the tax to a business that is registered there
 * at most (Art. 194 of Directive 2006/112/EC, § 14a Abs. 1 UStG); without a VAT ID of that state only people can decide,
 * since we may have to register there.
 */
function propertyCase({ projectCountry, customerType, vatId }: CustomerFacts): TaxProposal {
  if (projectCountry === 'DE') return { taxCase: 'domestic', reason: 'property-in-germany' };
  if (!isEuCountry(projectCountry)) return { taxCase: 'property-abroad', reason: 'property-outside-eu' };
  return customerType === 'business' && countryOfVatId(vatId) === projectCountry
    ? { taxCase: 'property-eu', reason: 'property-in-eu' }
    : { taxCase: null, reason: 'property-in-eu-open' };
}

function recipientCase(
  { customerType, country, vatId }: CustomerFacts,
  { listedService }: Pick<TaxedService, 'listedService'>,
): TaxProposal {
  const isOutsideEu = country !== 'DE' && !isEuCountry(country);
  if (customerType === 'consumer')
    return isOutsideEu && listedService
      ? { taxCase: 'third-country-consumer', reason: 'consumer-outside-eu' }
      : { taxCase: 'domestic', reason: 'consumer' };
  if (country === 'DE') return { taxCase: 'domestic', reason: 'business-in-germany' };
  if (isOutsideEu) return { taxCase: 'third-country', reason: 'business-outside-eu' };
  return isForeignEuVatId(vatId)
    ? { taxCase: 'reverse-charge', reason: 'business-in-eu' }
    : { taxCase: 'domestic', reason: 'business-without-vat-id' };
}

/** Returns the rate at which a sale of this case is taxed in Germany. */
export const vatRateOf = (taxCase: TaxCase): BasisPoints => (taxCase === 'domestic' ? STANDARD_VAT : 0);

export type TaxedLine = { net: Cents; vatRate: BasisPoints };

/** The part of a document that is taxed at one rate: its lines, less its part of the discount, and the VAT on that. */
export type TaxRow = { rate: BasisPoints; lines: Cents; discount: Cents; net: Cents; vat: Cents };

/** Sums of a document. `lines` is before the discount, `net` after it. */
export type TaxTotals = { lines: Cents; discount: Cents; rows: TaxRow[]; net: Cents; vat: Cents; gross: Cents };

/**
 * Computes totals with VAT per rate on the sum of rounded lines, highest rate first (EN 16931, BR-CO-10 to BR-CO-17).
 * @param discount percent of every rate's lines, rounded to cents a rate
 */
export function taxTotals(lines: readonly TaxedLine[], discount: BasisPoints = 0): TaxTotals {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((one, other) => other - one);
  const rows = rates.map((rate) => taxRow(rate, sum(lines.filter(({ vatRate }) => vatRate === rate).map(({ net }) => net)), discount));
  const net = sum(rows.map((row) => row.net));
  const vat = sum(rows.map((row) => row.vat));
  return {
    lines: sum(rows.map((row) => row.lines)),
    discount: sum(rows.map((row) => row.discount)),
    rows,
    net,
    vat,
    gross: cents(net + vat),
  };
}

function taxRow(rate: BasisPoints, lines: Cents, percent: BasisPoints): TaxRow {
  const discount = share(lines, percent);
  const net = cents(lines - discount);
  return { rate, lines, discount, net, vat: share(net, rate) };
}
