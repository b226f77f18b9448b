import * as z from 'zod/mini';

/** A day from 1900 to 2999, which leaves room to count days, months and terms on from it. */
const isReckoned = (day: string): boolean => day >= '1900' && day < '3000';

/** Schema for a day that somebody typed or asks for, YYYY-MM-DD. */
export const Day = z.iso.date().check(z.refine(isReckoned));

/** Schema for a time (ISO, UTC) that somebody chose. */
export const Moment = z.iso.datetime().check(z.refine(isReckoned));
