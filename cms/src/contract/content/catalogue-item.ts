import type { Cents } from '../pricing/money';
import type { PriceUnit } from './product';

/** What staff can put into an offer as a line (`GET /api/staff/catalogue`), named in the language asked for. */
export type CatalogueItem = {
  id: string;
  kind: 'product' | 'addon';
  name: string;
  /** A product's category; empty for an add-on. */
  category: string;
  /** Null for an add-on, which counts once. */
  unit: PriceUnit | null;
  /** Net a unit; null for an add-on that is a share of another line. */
  price: Cents | null;
  /** Percent of a line, for such an add-on. */
  percent: number | null;
  minQuantity: number;
  /** Whether the work concerns a certain building; null for an add-on, which goes with the rest of the offer. */
  propertyRelated: boolean | null;
};
