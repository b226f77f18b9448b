const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** Writes an instant as clocks in Germany show it. */
export const berlinText = (iso: string): string => `${day.format(new Date(iso))} Uhr`;

/** Returns what went wrong as the server said it. */
export const failureText = (error: unknown): string => (error instanceof Error ? error.message : 'Das hat nicht geklappt.');
