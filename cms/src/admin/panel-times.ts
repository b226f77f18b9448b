const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** Writes an instant as clocks in Germany show it. */
export const berlinText = (iso: string): string => `${day.format(new Date(iso))} Uhr`;
