import type { Locale } from '@contract/constants';
import { countryCodes } from '@contract/country';

const first = ['DE', 'AT', 'CH'];

export const countryName = (code: string, locale: Locale): string => new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

/** Returns all countries by name, those most projects are in first. */
export function countries(locale: Locale): { code: string; name: string }[] {
  const named = countryCodes.map((code) => ({ code, name: countryName(code, locale) }));
  const sorted = named.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return [...first.flatMap((code) => named.filter((one) => one.code === code)), ...sorted.filter((one) => !first.includes(one.code))];
}
