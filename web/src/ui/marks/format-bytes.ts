import type { Locale } from '@contract/constants';

const units = ['B', 'KB', 'MB', 'GB'];
const languages: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** Formats a file size as people know it from their file manager: `4,2 MB`, `1,84 GB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const maximumFractionDigits = power === 3 ? 2 : power === 2 ? 1 : 0;
  return `${new Intl.NumberFormat(languages[locale], { maximumFractionDigits }).format(bytes / 1_024 ** power)} ${units[power]}`;
}
