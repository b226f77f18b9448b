import type { PriceUnit } from '@contract/content/product';

/** The result of a tool that is handed over to be ordered: an amount for each unit it can count in, a text, and the whole list. */
export type ToolOrder = {
  quantities: Partial<Record<PriceUnit, number>>;
  note: string;
  /** The list as a spreadsheet, written when it is handed over. @throws Problem server.unavailable */
  list: { name: string; write: () => Promise<Blob> };
};
