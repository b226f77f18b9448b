import type { OrderRow } from '../orders/order-row';
import type { QuoteRow } from '../../quoting/quote-row';

/** What names a customer: their request and, once there is one, its order. */
type Known = { quote: Pick<QuoteRow, 'contact'>; order: Pick<OrderRow, 'buyer'> | null };

/** What is known of a customer, as they wrote it: nothing of it may reach a contractor. */
export type Customer = { names: string[]; companies: string[]; streets: string[]; others: string[] };

const given = (...facts: (string | null | undefined)[]): string[] => facts.flatMap((fact) => (fact?.trim() ? [fact.trim()] : []));

/** Gathers a customer's facts from their request and, once there is one, from the order. */
export function customerOf({ quote: { contact }, order }: Known): Customer {
  const { name, company, street, email } = order?.buyer ?? {};
  return {
    names: given(contact.name, name),
    companies: given(contact.company, company),
    streets: given(street),
    others: given(contact.email, contact.phone, email),
  };
}

/** Finds the first fact about a customer, or the first part of one that tells who they are, in a text; null when there is none. */
export function customerNamedIn(text: string, { names, companies, streets, others }: Customer): string | null {
  const read = plain(text);
  const whole = [...names, ...companies, ...streets, ...others].find(
    (fact) => plain(fact).length >= MIN_FACT && read.includes(plain(fact)),
  );
  if (whole) return whole;
  const parts = [...names.flatMap(surnamesOf), ...companies.flatMap(companyWithoutForm), ...streets.flatMap(streetWithoutNumber)];
  return parts.find((part) => plain(part).length >= MIN_PART && hasWord(read, plain(part))) ?? null;
}

/** Shorter facts are not looked for, since they stand in any text; parts are found only as whole words. */
const MIN_FACT = 4;
const MIN_PART = 3;

/** Writes a text as it is compared: small letters, no accents, umlauts and "straße" in one of their spellings. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/str(?:aße|asse|\.)/g, 'strasse')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Underscores and digits end a word: file names are made of them. */
const hasWord = (text: string, word: string): boolean =>
  text.split(word).some((before, index, all) => index + 1 < all.length && !/\p{L}$/u.test(before) && !/^\p{L}/u.test(all[index + 1] ?? ''));

/** A name's last word, and the halves of a double one. Titles and words such as "von" stand before it. */
function surnamesOf(name: string): string[] {
  const last = (name.includes(',') ? name.split(',')[0] : name)?.trim().split(/\s+/).at(-1) ?? '';
  return [...new Set([last, ...last.split('-')])];
}

/** Legal forms at the end of a company's name, German ones and those of its neighbours, without dots, brackets and spaces. */
const FORMS = new Set(
  [
    'gmbh ggmbh mbh ag kg kgaa ug haftungsbeschränkt ohg gbr ek ekfr ekfm ev eg se partg partgmbb partnerschaft partnerschaftmbb mbb',
    'ltd limited llc llp inc plc sa sarl sàrl srl spa bv nv spzoo co &co +co undco &',
  ].flatMap((line) => line.split(' ')),
);
/** The words of the longest one: Sp. z o.o. */
const MOST_WORDS = 3;

/** A company's name without its legal form, however many words that has. */
function companyWithoutForm(company: string): string[] {
  const words = company.split(/[\s,]+/);
  const endsInForm = (count: number) =>
    count < words.length && FORMS.has(words.slice(-count).join('').replaceAll(/[.()]/g, '').toLowerCase());
  for (let count = MOST_WORDS; count > 0;) {
    if (endsInForm(count)) {
      words.splice(-count);
      count = MOST_WORDS;
    } else count--;
  }
  return [words.join(' ')];
}

/** A house's number, or a part of one that spaces divide: 12, 12a, 12-14, a. */
const NUMBER = /^(?:\d+[a-z]?(?:[-/–]\d+[a-z]?)?|[a-z]|[-/–])$/i;

/** A street without the number of the house, which stands behind it, or before it abroad. */
function streetWithoutNumber(street: string): string[] {
  const words = street.split(/[\s,]+/);
  while (words.length > 1 && NUMBER.test(words.at(-1) ?? '')) words.pop();
  while (words.length > 1 && /^\d/.test(words[0] ?? '')) words.shift();
  return [words.join(' ')];
}
