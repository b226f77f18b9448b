import type { Locale } from '../../contract/constants';
import { CONTACT_LIFETIME_MONTHS } from '../../contract/people/contact';
import { dataKinds, INVOICE_YEARS, LETTER_YEARS } from '../../contract/people/personal-data';
import { mailMonths, orderFilesMonths, securityEventDays } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { SESSION_LIFETIME_S } from '../people/sessions';

const DAY_S = 24 * 60 * 60;

/** The placeholder of the privacy text, in any case and with or without blanks inside, as editors may type it. */
const typed = /\{\{\s*Gespeicherte Daten\s*\}\}/gi;

/** Tells whether a text for editors has a place for the table. */
export const hasStoredData = (text: string): boolean => text.search(typed) >= 0;

/**
 * Puts a table of all personal data that the shop stores, with the end of each kind's storage as it is set, where a Markdown
 * text has its placeholder (Art. 13 Abs. 2 lit. a GDPR).
 */
export const fillStoredData = (body: string, locale: Locale): string => body.replace(typed, () => `\n\n${tableOf(locale)}\n\n`);

function tableOf(locale: Locale): string {
  const values = {
    sessionDays: SESSION_LIFETIME_S / DAY_S,
    fileMonths: orderFilesMonths,
    mailMonths,
    letterYears: LETTER_YEARS,
    invoiceYears: INVOICE_YEARS,
    contactMonths: CONTACT_LIFETIME_MONTHS,
    securityDays: securityEventDays,
  };
  const text = (key: string) => translate(locale, `privacy.stored.${key}`, values).replaceAll('|', String.raw`\|`);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const columns = ['name', 'holds', 'until', 'basis'] as const;
  return [
    row(['data', 'holds', 'until', 'basis'].map(text)),
    row(columns.map(() => '---')),
    ...dataKinds.map((kind) => row(columns.map((column) => text(`${kind}.${column}`)))),
  ].join('\n');
}
