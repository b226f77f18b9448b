import type { Seller } from '../../contract/billing/document';
import type { Locale } from '../../contract/constants';
import { ownPages } from '../../contract/content/page-kinds';
import { escapeMarkup } from '../../contract/escape-markup';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';

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

/** Makes each placeholder of a Markdown text a paragraph of its own, wherever in a line it was typed. */
export const apartPlaceholders = (body: string): string =>
  Object.entries(typed).reduce((text, [name, place]) => text.replace(place, `\n\n{{${name}}}\n\n`), body);

/** Puts instruction and form, word for word those of offers, where the terms have their placeholders, each by itself. */
export function fillWithdrawalNotice(bodyHtml: string, locale: Locale, addressee: Addressee): string {
  const values = blanks(locale, addressee);
  const linked = escapeMarkup(values.url);
  const paragraph = (text: string) => `<p>${text.replace(linked, `<a href="${linked}">${linked}</a>`)}</p>\n`;
  const text = (key: string) => escapeMarkup(translate(locale, key, values));
  const notice = model.map((part) => {
    const words = text(`document.withdrawal.${part}`);
    return paragraph(headings.includes(part) ? `<strong>${words}</strong>` : words);
  });
  const lines = form.map((part) => paragraph(text(`document.withdrawal-form.${part}`)));
  // Replaced by functions: a `$` in an address means nothing.
  return bodyHtml
    .replaceAll(`<p>{{${NOTICE}}}</p>`, () => notice.join('').trimEnd())
    .replaceAll(`<p>{{${FORM}}}</p>`, () => lines.join('').trimEnd());
}
