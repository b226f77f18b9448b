const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Formats the day, YYYY-MM-DD, on which a time is in Germany, wherever the reader is: days of documents are German ones. */
export const berlinDay = (at: Date | number): string => format.format(at);
