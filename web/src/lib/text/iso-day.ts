/** The day as YYYY-MM-DD in the visitor's own time zone, as date inputs have it. */
export const isoDay = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
