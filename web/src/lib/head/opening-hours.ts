/** Returns a `tel:` address: digits and the leading plus only. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** The beginnings of each day's name in German and English. */
const BEGINNINGS = ['mo', 'di|tu', 'mi|we', 'do|th', 'fr', 'sa', 'so|su'].map((names) => names.split('|'));

const HOURS =
  /^(?<first>\p{L}{2,10})\.?\s*[–-]\s*(?<last>\p{L}{2,10})\.?,?\s+(?<from>[\d:.]+(?:\s*[ap]m)?)\s*[–-]\s*(?<to>[\d:.]+(?:\s*[ap]m)?)(\s*Uhr)?(\s*\([^)]*\))?$/iu;

export type OpeningHours = { days: (typeof DAYS)[number][]; /** The opening time as in "08:00". */ opens: string; closes: string };

/** Reads what editors write as "Mo–Fr 8–18 Uhr" or "Mon–Fri 8 am–6 pm"; null for any other wording, such as several spans. */
export function openingHours(text: string): OpeningHours | null {
  const { first = '', last = '', from = '', to = '' } = HOURS.exec(text.trim())?.groups ?? {};
  const [start, end] = [dayAt(first), dayAt(last)];
  const [opens, closes] = [clockTime(from), clockTime(to)];
  const isHalf = /m/i.test(from) !== /m/i.test(to);
  return isHalf || start < 0 || end < start || !opens || !closes || opens >= closes
    ? null
    : { days: DAYS.slice(start, end + 1), opens, closes };
}

const dayAt = (name: string): number =>
  BEGINNINGS.findIndex((names) => names.some((beginning) => name.toLowerCase().startsWith(beginning)));

function clockTime(text: string): string | null {
  const [, hour = '', minutes = '00', half] = /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?$/i.exec(text.trim()) ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return hour === '' || hours > 23 || Number(minutes) > 59 ? null : `${String(hours).padStart(2, '0')}:${minutes}`;
}
