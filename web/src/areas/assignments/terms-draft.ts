import { WorkTerms } from '@contract/production/assignment';
import type { Locale } from '@contract/constants';
import { parseDecimal } from '../../lib/text/decimal';
import type { FieldProblems } from '../../ui/forms/use-fields';

const CENTS = 100;

export type TermsFields = 'price' | 'days';

/** Price and days as typed: euros in the reader's notation, whole days. */
const typedTerms = ({ price, days }: Record<TermsFields, string>, locale: Locale) => ({
  price: Math.round(parseDecimal(price, locale) * CENTS),
  days: parseDecimal(days, locale),
});

/** What is wrong with typed terms. */
export function termsProblems(typed: Record<TermsFields, string>, locale: Locale): FieldProblems<TermsFields> {
  const { success, error } = WorkTerms.safeParse(typedTerms(typed, locale));
  if (success) return {};
  const isWrong = (field: TermsFields) => error.issues.some(({ path }) => path[0] === field);
  return {
    ...(isWrong('price') && { price: 'assignment.price.missing' as const }),
    ...(isWrong('days') && { days: 'assignment.days.missing' as const }),
  };
}

/** Checked terms as they are sent. */
export const termsOf = (typed: Record<TermsFields, string>, locale: Locale): WorkTerms => WorkTerms.parse(typedTerms(typed, locale));
