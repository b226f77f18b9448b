const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** Hours that clocks in Germany are ahead of UTC: in summer, in winter. */
const OFFSETS = [2, 1] as const;
const HOUR_MS = 60 * 60 * 1000;

/** A day and a time of day as a form sends them: `2026-11-20T10:02`. */
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Returns the instants at which clocks in Germany show a time, the earlier one first: none for a time that they skip in spring,
 * or that is no time; two for one that they show twice in autumn.
 */
export function berlinMoments(local: string): Date[] {
  if (!isLocalTime(local)) return [];
  const utc = Date.parse(`${local}:00Z`);
  return OFFSETS.map((hours) => new Date(utc - hours * HOUR_MS)).filter((at) => berlinLocal(at) === local);
}

/** Checks whether a text is a day and a time of day as forms send them, whatever clocks do in that night. */
export function isLocalTime(local: string): boolean {
  const utc = LOCAL.test(local) ? new Date(`${local}:00Z`) : null;
  return utc !== null && !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(local);
}

/** Returns what clocks in Germany show at an instant, as forms write it. */
export const berlinLocal = (at: Date): string => shown.format(at).replace(' ', 'T');
