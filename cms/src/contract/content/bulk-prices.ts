import * as z from 'zod/mini';
import { roundings } from '../pricing/raise-price';

const typed = z.string().check(z.maxLength(20));

/** Which prices change, and how. Amounts are sent as they were typed. */
export const BulkRule = z.object({
  /** documentId of a category; all where it is missing. */
  category: z.optional(z.string().check(z.maxLength(64))),
  /** Part of a name. */
  search: z.optional(z.string().check(z.maxLength(80))),
  by: z.enum(['percent', 'amount']),
  value: typed,
  /** The value once more, where a price changes by more than 30 %. */
  valueAgain: z.optional(typed),
  rounding: z.enum(roundings),
});
export type BulkRule = z.infer<typeof BulkRule>;

/** A workbook as base64: prices of some hundred services take some dozen kilobytes. */
export const PriceFile = z.object({ file: z.string().check(z.minLength(1), z.maxLength(900_000)) });

/** What is sent with a rule or file to apply what its preview showed. */
export const Confirmation = z.object({
  /** The preview's digest: prices that have changed since are refused. */
  digest: z.string().check(z.maxLength(64)),
  key: z.uuid(),
});

export type PriceRowState = 'unchanged' | 'changed' | 'unknown' | 'invalid';

type OldNew = { before: number | null; after: number | null };

/** A service in a preview. Amounts are cents; gross includes VAT. */
export type PriceRow = {
  id: string;
  name: string;
  category: string;
  state: PriceRowState;
  /** Why it cannot be changed. */
  reason: string | null;
  price: OldNew;
  gross: OldNew;
  /** True when the price or a tier changes by more than 30 %. */
  isLarge: boolean;
  tiers: ({ from: number } & OldNew)[];
  leadTimeDays: OldNew;
  /** True when a draft has terms of its own, which it keeps. */
  hasOwnDraft: boolean;
};

export type PricePreview = {
  rows: PriceRow[];
  digest: string;
  /** Open requests with services whose price changes: their number, or the least that it is, and the newest of them. */
  requests: { count: number; isAtLeast: boolean; numbers: string[] };
};

/** Prices that were changed together. */
export type PriceChange = {
  id: string;
  title: string;
  /** ISO time. */
  at: string;
  editor: string;
  count: number;
  undoneAt: string | null;
  /** Services that an undo left alone, with the reason. */
  kept: { name: string; reason: string }[];
};
