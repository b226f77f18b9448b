import type { Locale } from '@contract/constants';
import type { PriceUnit } from '@contract/content/product';
import { formatDecimal } from './decimal';
import type { Translate } from './strings';

/** Formats a quantity with all the places that a line can have. */
export const formatQuantity = (quantity: number, locale: Locale): string => formatDecimal(quantity, locale, 0, 3);

/** Returns the unit's name for this many: `1 Plan`, `6 Pläne`. */
export const unitText = (t: Translate, unit: PriceUnit, quantity: number): string => t(quantity === 1 ? `unit.${unit}` : `units.${unit}`);

type Counted = { quantity: number; unit: PriceUnit };

/** Returns a quantity with its unit: `1,5 Stunden`. */
export const countedText = ({ quantity, unit }: Counted, t: Translate, locale: Locale): string =>
  `${formatQuantity(quantity, locale)} ${unitText(t, unit, quantity)}`;
