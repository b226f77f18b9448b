import type { PriceUnit } from '@contract/content/product';
import type { Translate } from '../../lib/strings';

/** The unit's name for this many: `1 Plan`, `6 Pläne`. */
export const unitText = (t: Translate, unit: PriceUnit, quantity: number): string => t(quantity === 1 ? `unit.${unit}` : `units.${unit}`);
