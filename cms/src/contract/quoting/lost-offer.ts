import * as z from 'zod/mini';
import { Day } from '../day';
import type { Locale } from '../constants';
import type { Cents } from '../pricing/cents';

/** A text of the editors in both languages. */
export type BothTexts = Record<Locale, string>;

/** A reason for declining an offer, from the list that editors keep. */
export type DeclineReason = { id: string; title: BothTexts };

/** Groups of lost offers that stand for no reason of the list: declined without one, and expired. */
export const lostWithoutReason = ['none', 'expired'] as const;

/** The group of lost offers whose lines are all free ones. */
export const FREE_LINES = 'free';

/** The most months that one report covers. */
export const MAX_LOST_MONTHS = 60;

/** Query of `GET /api/staff/lost-offers`: a period of days in Germany, both included; the last twelve months without it. */
export const LostOffersQuery = z.object({ from: z.optional(Day), to: z.optional(Day) });
export type LostOffersQuery = z.infer<typeof LostOffersQuery>;

/** Number and net amount of the lost offers of one group, by the version that was sent last. */
type LostFigure = { count: number; net: Cents };

/** A group of lost offers by reason or service. `name` is null for groups that the interface names, and for what is no longer in the catalogue. */
export type LostGroup = LostFigure & { key: string; name: BothTexts | null };

/** Answer of `GET /api/staff/lost-offers`. Each offer counts in one month, one reason and one service, so that all three add up to the total. */
export type LostOffers = {
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
  total: LostFigure;
  /** Each month of the period as YYYY-MM, with those of its days that lie in the period. */
  months: (LostFigure & { month: string; from: string; to: string })[];
  reasons: LostGroup[];
  services: LostGroup[];
};
