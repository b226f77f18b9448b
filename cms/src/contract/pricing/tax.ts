import { type BasisPoints, cents, share, STANDARD_VAT, sum } from './money';
import type { Cents } from './cents';
import type { QuoteContact } from '../quoting/quote';
import { isEuCountry, isForeignEuVatId } from './vat-id';

/** The ways a sale can be taxed. Proposed by rule, confirmed by staff, fixed by the offer. */
export const taxCases = ['domestic', 'reverse-charge', 'third-country', 'property-abroad'] as const;
export type TaxCase = (typeof taxCases)[number];

/** The reasons for which a case is proposed. */
export const taxReasons = [
  'property-in-germany',
  'property-abroad',
  'consumer',
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
  lines: readonly { propertyRelated: boolean }[];
};

/**
 * The case by the place of supply. Work on a certain building is taxed where it stands, whoever the customer is
 * (§ 3a Abs. 3 Nr. 1 UStG), and is never settled by rule when it stands abroad; other work for a business is taxed where
 * the business is (Abs. 2), for a consumer here (Abs. 1). Lines that differ need people: one invoice has one case.
 */
export function proposeTaxCase({ lines, ...facts }: TaxFacts): TaxProposal {
  const proposals = lines.map(({ propertyRelated }) => (propertyRelated ? propertyCase(facts) : recipientCase(facts)));
  const first = proposals[0] ?? recipientCase(facts);
  return proposals.every(({ taxCase }) => taxCase === first.taxCase) ? first : { taxCase: null, reason: 'lines-differ' };
}

const propertyCase = ({ projectCountry }: Pick<TaxFacts, 'projectCountry'>): TaxProposal =>
  projectCountry === 'DE' ? { taxCase: 'domestic', reason: 'property-in-germany' } : { taxCase: null, reason: 'property-abroad' };

function recipientCase({ customerType, country, vatId }: Omit<TaxFacts, 'lines'>): TaxProposal {
  if (customerType === 'consumer') return { taxCase: 'domestic', reason: 'consumer' };
  if (country === 'DE') return { taxCase: 'domestic', reason: 'business-in-germany' };
  if (!isEuCountry(country)) return { taxCase: 'third-country', reason: 'business-outside-eu' };
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
