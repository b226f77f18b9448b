import type { Cents } from '../pricing/cents';

/** What waits for staff, as counts. */
export type StaffOverview = {
  /** Quotes by status; a status without quotes is missing. */
  quotes: Partial<Record<string, number>>;
  /** ISO time of the oldest request that nobody has looked at yet. */
  oldestSubmittedAt: string | null;
  /** Requests of the last 30 days by day, `YYYY-MM-DD`, oldest first, days without requests included. */
  requestsByDay: { day: string; count: number }[];
  /** Orders that should have been delivered by now. */
  lateOrders: number;
  /** Orders by the day they are due, today and the days to come. */
  dueByDay: { day: string; count: number }[];
  /** The last twelve months, `YYYY-MM`, the present one last. */
  months: MonthFigures[];
  mailsFailed: number;
};

export type MonthFigures = {
  month: string;
  /** Net of what was billed less what was cancelled; parts of an order count with its final invoice. */
  turnover: Cents;
  /** Requests of that month, and how many of them have become orders since. */
  requests: number;
  accepted: number;
};
