import type { PriceUnit } from '@contract/content/product';

/** The result of a tool that is handed over to be ordered: an amount for each unit it can count in, and a text. */
export type ToolOrder = { quantities: Partial<Record<PriceUnit, number>>; note: string };
