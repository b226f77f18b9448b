/** The year of the operator's calendar, which document numbers carry. */
export const berlinYear = (at: Date): number =>
  Number(new Intl.DateTimeFormat('de-DE', { year: 'numeric', timeZone: 'Europe/Berlin' }).format(at));
