import type { PriceUnit } from '@contract/content/product';

/** What a tool hands over to be ordered: an amount for each unit it can count in, and the result in words. */
export type ToolOrder = { quantities: Partial<Record<PriceUnit, number>>; note: string };
