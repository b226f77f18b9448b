const inBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** A time as clocks of the operator show it: `2026-11-20 10:02`. */
export const berlinClock = (time: string): string => inBerlin.format(new Date(time));
