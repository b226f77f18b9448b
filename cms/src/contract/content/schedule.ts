import * as z from 'zod/mini';
import { locales } from '../constants';

export const scheduleActions = ['publish', 'unpublish', 'price'] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

export const scheduleStatuses = ['waiting', 'done', 'failed', 'cancelled'] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

/** What the panel sends to plan something. */
export const NewSchedule = z.object({
  contentType: z.string().check(z.maxLength(80)),
  entryId: z.string().check(z.minLength(1), z.maxLength(64)),
  locales: z.array(z.enum(locales)).check(z.minLength(1), z.maxLength(locales.length)),
  action: z.enum(scheduleActions),
  /** Day and time of day in Germany, YYYY-MM-DDTHH:MM. */
  local: z.string().check(z.maxLength(16)),
  /** Which of two instants is meant where clocks show the time twice. */
  which: z.optional(z.enum(['first', 'second'])),
  /** The new price as it was typed, and once more where it is far from the present one. */
  price: z.optional(z.string().check(z.maxLength(20))),
  priceAgain: z.optional(z.string().check(z.maxLength(20))),
  /** The same key sent twice plans once. */
  key: z.uuid(),
});
export type NewSchedule = z.infer<typeof NewSchedule>;

/** A planned change as the panel shows it. Times are ISO. */
export type Scheduled = {
  id: string;
  contentType: string;
  typeLabel: string;
  single: boolean;
  entryId: string;
  title: string;
  locales: string[];
  action: ScheduleAction;
  /** The new price in cents. */
  price: number | null;
  at: string;
  status: ScheduleStatus;
  error: string | null;
  /** The name of the editor who planned it; empty when the account is gone. */
  orderedBy: string;
};
