import type { Locale } from '@contract/constants';
import type { StringKey, Translate } from './strings';

const grouped: Record<Locale, RegExp> = { de: /^\d{1,3}(\.\d{3})+(,\d+)?$/, en: /^\d{1,3}(,\d{3})+(\.\d+)?$/ };
const groupSigns: Record<Locale, RegExp> = { de: /\./g, en: /,/g };

/** Reads what people type: `1,5`, `1.5`, `1.000` (German thousand), `1,000` (English thousand). NaN when it is no number. */
export function parseDecimal(text: string, locale: Locale): number {
  const compact = text.replace(/\s/g, '');
  const plain = (grouped[locale].test(compact) ? compact.replace(groupSigns[locale], '') : compact).replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

const languages: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number with at least `least` and at most `most` places. */
export function formatDecimal(value: number, locale: Locale, least = 0, most = 2): string {
  const key = `${locale} ${least} ${most}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(languages[locale], { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(value);
}

type CountKey = Extract<StringKey, `${string}.one`> extends `${infer Base}.one` ? Base : never;

/** Returns the text for a count of things; German and English both know one and many. */
export function countText(t: Translate, key: CountKey & StringKey, count: number): string {
  return count === 1 ? t(`${key}.one`) : t(key, { count });
}
