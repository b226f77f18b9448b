import type { Seller } from '../../contract/billing/document';
import type { Locale } from '../../contract/constants';
import { ownPages } from '../../contract/content/page-kinds';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { escapeMarkdown } from './text';

const model = ['title-right', 'right', 'period', 'how', 'online', 'in-time', 'title-effects', 'consequences', 'early-start'] as const;
const form = ['hint', 'to', 'statement', 'dates', 'name', 'address', 'signature', 'date', 'strike'] as const;

const headings: readonly string[] = ['title-right', 'title-effects'] satisfies (typeof model)[number][];

type Addressee = Pick<Seller, 'legalName' | 'street' | 'postcode' | 'city' | 'phone' | 'email'>;

/** Fills the blanks of both models with the operator and the address of the withdrawal function (§ 356a BGB). */
const blanks = (locale: Locale, { legalName, street, postcode, city, phone, email }: Addressee) => ({
  name: legalName,
  address: `${street}, ${postcode} ${city}`,
  phone,
  email,
  url: `${publicUrl}${locale === 'en' ? '/en' : ''}${ownPages.withdrawal.path}`,
});

/**
 * The only instruction on the right of withdrawal: paragraphs of the model for services (Annex 1 to Art. 246a § 1 Abs. 2
 * EGBGB), the loss of the right by full performance (Art. 246a § 1 Abs. 3 EGBGB, § 356 Abs. 4 BGB), and the model form
 * (Annex 2). Offers freeze it for consumers; acceptance, confirmation and its mail show the frozen one.
 */
export function withdrawalNotice(locale: Locale, addressee: Addressee): string[] {
  const values = blanks(locale, addressee);
  return [
    ...[...model, 'lapse'].map((part) => translate(locale, `document.withdrawal.${part}`, values)),
    ...['title', ...form].map((part) => translate(locale, `document.withdrawal-form.${part}`, values)),
  ];
}

/** The placeholders of the terms, in any case and with or without blanks inside, as editors may type them. */
const NOTICE = 'Widerrufsbelehrung';
const FORM = 'Muster-Widerrufsformular';
const typed = { [NOTICE]: /\{\{\s*Widerrufsbelehrung\s*\}\}/gi, [FORM]: /\{\{\s*Muster-Widerrufsformular\s*\}\}/gi };

/** Tells whether a text for editors has a place for both. */
export const hasWithdrawalNotice = (text: string): boolean => Object.values(typed).every((place) => text.search(place) >= 0);

/** Tells whether a text for editors has a place for either, where the operator is named. */
export const namesSeller = (text: string): boolean => Object.values(typed).some((place) => text.search(place) >= 0);

/**
 * Puts instruction and form, word for word those of offers, where a Markdown text has their placeholders, wherever in a line
 * they were typed, each paragraph by itself.
 */
export function fillWithdrawalNotice(body: string, locale: Locale, addressee: Addressee): string {
  const values = blanks(locale, addressee);
  const url = escapeMarkdown(values.url);
  const words = (key: string) => escapeMarkdown(translate(locale, key, values)).replaceAll(url, () => `[${url}](${values.url})`);
  const notice = model.map((part) => {
    const text = words(`document.withdrawal.${part}`);
    return headings.includes(part) ? `**${text}**` : text;
  });
  const lines = form.map((part) => words(`document.withdrawal-form.${part}`));
  // Replaced by functions: a `$` in an address means nothing.
  return body.replace(typed[NOTICE], () => apart(notice)).replace(typed[FORM], () => apart(lines));
}

const apart = (paragraphs: readonly string[]): string => `\n\n${paragraphs.join('\n\n')}\n\n`;
