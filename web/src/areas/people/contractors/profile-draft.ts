import { ContractorProfile, type ContractorChange, type ContractorDetail } from '@contract/production/contractor';
import type { Locale } from '@contract/constants';
import { priceUnits } from '@contract/content/product-terms';
import { formatDecimal, parseDecimal } from '../../../lib/text/decimal';
import type { FieldProblems } from '../../../ui/forms/use-fields';

const CENTS = 100;

type Unit = (typeof priceUnits)[number];
export type ProfileField = 'weeklyHours' | 'notes' | `rate-${Unit}`;
export type ProfileTyped = Record<ProfileField, string>;

/** What is ticked beside what is typed. */
export type ProfileChoice = Pick<ContractorProfile, 'skills' | 'formats' | 'languages'>;

export const choiceOf = ({ skills, formats, languages }: ContractorDetail): ProfileChoice => ({ skills, formats, languages });

export const rateField = (unit: Unit): `rate-${Unit}` => `rate-${unit}`;

/** What is known, as it is typed: euros in the reader's notation. */
export function profileDraft({ weeklyHours, notes, rates }: ContractorDetail, locale: Locale): ProfileTyped {
  const euros = new Map(rates.map(({ per, price }) => [per, formatDecimal(price / CENTS, locale, 2)]));
  const typed = Object.fromEntries(priceUnits.map((unit) => [rateField(unit), euros.get(unit) ?? '']));
  return { ...(typed as ProfileTyped), weeklyHours: weeklyHours === null ? '' : String(weeklyHours), notes };
}

const rateOf = (text: string, locale: Locale): number => Math.round(parseDecimal(text, locale) * CENTS);

const typedHours = ({ weeklyHours }: ProfileTyped, locale: Locale): number | null =>
  weeklyHours.trim() === '' ? null : parseDecimal(weeklyHours, locale);

/** What is wrong with typed hours and rates. */
export function profileProblems(typed: ProfileTyped, locale: Locale): FieldProblems<ProfileField> {
  const wrong = priceUnits.filter((unit) => typed[rateField(unit)].trim() !== '' && !(rateOf(typed[rateField(unit)], locale) > 0));
  const isHours = ContractorProfile.shape.weeklyHours.safeParse(typedHours(typed, locale)).success;
  return {
    ...(!isHours && { weeklyHours: 'contractors.hours.wrong' as const }),
    ...Object.fromEntries(wrong.map((unit) => [rateField(unit), 'contractors.rate.wrong' as const])),
  };
}

type Saved = { typed: ProfileTyped; choice: ProfileChoice; locale: Locale; revision: number };

/** What is sent, once it is checked. */
export const profileChange = ({ typed, choice, locale, revision }: Saved): Omit<ContractorChange, 'rates'> & { rates: object[] } => ({
  ...choice,
  revision,
  notes: typed.notes,
  weeklyHours: typedHours(typed, locale),
  rates: priceUnits.flatMap((per) => {
    const text = typed[rateField(per)];
    return text.trim() === '' ? [] : [{ per, price: rateOf(text, locale) }];
  }),
});

/** Whether something else stands in the form than what is known; the order of ticks says nothing. */
export function isChanged({ typed, choice }: Pick<Saved, 'typed' | 'choice'>, known: ContractorDetail, locale: Locale): boolean {
  const before = profileDraft(known, locale);
  const ticked = ({ skills, formats, languages }: ProfileChoice) =>
    JSON.stringify([skills, formats, languages].map((list) => list.toSorted()));
  return (
    Object.keys(before).some((name) => before[name as ProfileField] !== typed[name as ProfileField]) || ticked(choice) !== ticked(known)
  );
}
