import type { DeclarationKind, DeclarationRequest, DeclarationReceipt } from '@contract/people/declaration';
import type { Locale } from '@contract/constants';
import type { Translate } from '../../lib/text/strings';
import { formatLongDay, formatExactly } from '../../lib/text/format';

/** The fields in the order of the form. */
export const declarationFields = ['name', 'email', 'reference', 'manner', 'wantedDate', 'reason'] as const;
export type DeclarationField = (typeof declarationFields)[number];

/** The kinds of cancellation: ordinary, or for an important reason (§ 314 BGB). */
export const manners = ['ordinary', 'extraordinary'] as const;

/** The values of the form, as text. */
export type DeclarationDraft = Record<DeclarationField, string>;

export const emptyDraft: DeclarationDraft = { name: '', email: '', reference: '', manner: 'ordinary', wantedDate: '', reason: '' };

/** The declaration itself: a withdrawal has neither manner nor date, and an ordinary cancellation no reason. */
export type Declared = Required<Omit<DeclarationRequest, 'key' | 'locale'>>;

export function declaredBy(kind: DeclarationKind, draft: DeclarationDraft): Declared {
  const { name, email, reference, manner, wantedDate, reason } = draft;
  const extraordinary = kind === 'cancellation' && manner === 'extraordinary';
  return {
    kind,
    name: name.trim(),
    email: email.trim(),
    reference: reference.trim(),
    extraordinary,
    wantedDate: kind === 'cancellation' ? wantedDate : '',
    reason: kind === 'withdrawal' || extraordinary ? reason.trim() : '',
  };
}

/** The search parameters of a link to the form; anybody may write anything there. */
export type DeclarationSearch = { bestellung?: unknown };

const ORDER_NUMBER = /^BE-\d{4}-\d{5,12}$/;

/** Returns the number of the order that a declaration is about, before it is written; empty for none. */
export const declaredOrder = ({ bestellung }: DeclarationSearch): string =>
  typeof bestellung === 'string' && ORDER_NUMBER.test(bestellung) ? bestellung : '';

/** Returns the declaration in the form's terms; fields that were left empty are omitted. */
export function declarationFacts(declared: Declared, t: Translate, locale: Locale): { name: string; value: string }[] {
  const { kind, name, email, reference, reason } = declared;
  const isCancellation = kind === 'cancellation';
  return [
    { name: t('declaration.name'), value: name },
    { name: t('declaration.fact.email'), value: email },
    { name: t('declaration.fact.reference'), value: reference },
    { name: t('declaration.manner'), value: isCancellation ? t(`declaration.manner.${mannerOf(declared)}`) : '' },
    { name: t('declaration.fact.end'), value: isCancellation ? endOf(declared, t, locale) : '' },
    { name: t('declaration.reason'), value: reason },
  ].filter(({ value }) => value !== '');
}

const mannerOf = ({ extraordinary }: Declared) => (extraordinary ? 'extraordinary' : 'ordinary');

/**
 * Returns the end that a cancellation asks for: without a date an ordinary one ends the contract at the next possible time (§ 312k Abs. 5
 * BGB).
 */
function endOf({ wantedDate, extraordinary }: Declared, t: Translate, locale: Locale): string {
  if (wantedDate !== '') return formatLongDay(`${wantedDate}T12:00:00Z`, locale);
  return t(extraordinary ? 'declaration.end.at-once' : 'declaration.end.next');
}

/** Returns the lines of the receipt. */
export const receiptFacts = (receipt: DeclarationReceipt, recipient: string, t: Translate, locale: Locale) => [
  { name: t('declaration.number'), value: receipt.number },
  { name: t('declaration.received'), value: formatExactly(receipt.receivedAt, locale) },
  { name: t('declaration.recipient'), value: recipient },
  ...declarationFacts(receipt, t, locale),
];

/** Returns the receipt as a text to keep: content, date and time, and how it was declared (§ 356a Abs. 4, § 312k Abs. 3 BGB). */
export function receiptText(receipt: DeclarationReceipt, recipient: string, t: Translate, locale: Locale): string {
  const { kind } = receipt;
  const lines = receiptFacts(receipt, recipient, t, locale).map(({ name, value }) => `${name}: ${value}`);
  return [
    t(`declaration.${kind}.receipt`),
    '',
    t(`declaration.${kind}.declare`),
    '',
    ...lines,
    '',
    t(`declaration.${kind}.pressed`),
    '',
  ].join('\r\n');
}
