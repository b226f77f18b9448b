import { type NewDirectAssignment, type NewRequests, WorkTerms } from '@contract/production/assignment';
import type { Locale } from '@contract/constants';
import type { FieldProblems } from '../../ui/forms/use-fields';
import { type ReleaseRequest, releaseBody } from './release-form';
import { parseDecimal } from '../../lib/text/decimal';

/** The two ways to give out work: several contractors are asked for a price, or one gets the work at agreed terms. */
export type NewWork = 'ask' | 'direct';

export type NewWorkFields = 'contractors' | 'title' | 'brief' | 'answerBy' | 'price' | 'days' | 'files';
export type NewWorkTyped = Record<NewWorkFields, string>;

/** The choices that are ticked rather than typed. */
export type NewWorkChoice = {
  contractorIds: readonly string[];
  release: ReleaseRequest;
  /** True when the names of free lines go along. */ words: boolean;
};

/** Returns the default time to answer by: two days from now, to the minute, as the field takes it. */
export function defaultAnswerBy(nowMs: number): string {
  const DAYS_MS = 2 * 24 * 60 * 60 * 1000;
  const at = new Date(nowMs + DAYS_MS);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

type Checked = { way: NewWork; typed: NewWorkTyped; choice: NewWorkChoice; locale: Locale; nowMs: number };

/** Returns what is missing before work can be given out. */
export function newWorkProblems({ way, typed, choice, locale, nowMs }: Checked): FieldProblems<NewWorkFields> {
  const { contractorIds, release } = choice;
  const isPast = !(Date.parse(typed.answerBy) > nowMs);
  return {
    ...(contractorIds.length === 0 && { contractors: 'work.choose.missing' as const }),
    ...(typed.title.trim() === '' && { title: 'work.field.title.missing' as const }),
    ...(typed.brief.trim() === '' && { brief: 'work.field.brief.missing' as const }),
    ...(way === 'ask' && isPast && { answerBy: 'work.field.answer-by.missing' as const }),
    ...(way === 'direct' && termsProblems(typed, locale)),
    ...(release.fileNames.length > 0 && !release.checked && { files: 'work.files.unchecked' as const }),
  };
}

type Sent = Omit<Checked, 'nowMs'> & { key: string; quoteId: string };

/** Returns the request body for new work, once it has been checked. */
export function newWorkBody({ way, typed, choice, locale, key, quoteId }: Sent): NewRequests | NewDirectAssignment {
  const release = choice.release.fileNames.length > 0 ? { release: releaseBody(choice.release) } : {};
  const words = choice.words ? { words: true } : {};
  const work = { key, quoteId, title: typed.title.trim(), brief: typed.brief.trim(), ...words, ...release };
  if (way === 'ask') return { ...work, contractorIds: [...choice.contractorIds], answerBy: new Date(typed.answerBy).toISOString() };
  return { ...work, contractorId: choice.contractorIds[0] ?? '', terms: termsOf(typed, locale) };
}

/** Returns the brief with one of the customer's notes, or without it again. */
export const withNote = (brief: string, note: string, taken: boolean): string =>
  taken
    ? `${brief.trimEnd()}\n\n${note}`.trimStart()
    : brief
        .replace(note, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim();

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the time by which a contractor is to be done, counted as working days from Monday to Friday; holidays may make it later. */
export function doneBy(nowMs: number, days: number): number {
  let at = nowMs;
  for (let left = days; left > 0;) {
    at += DAY_MS;
    const weekday = new Date(at).getDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return at;
}

/** Checks whether a contractor's time, to answer or to work, ends after the time that the customer was given. */
export function isAfterDue(dueAt: string | null, { way, typed, nowMs }: Pick<Checked, 'way' | 'typed' | 'nowMs'>): boolean {
  if (dueAt === null) return false;
  const days = Number(typed.days);
  const ends = way === 'ask' ? Date.parse(typed.answerBy) : doneBy(nowMs, Number.isInteger(days) && days <= MAX_DAYS ? days : 0);
  return ends > Date.parse(dueAt);
}

const MAX_DAYS = 365;
const CENTS = 100;

export type TermsFields = 'price' | 'days';

/** Parses typed terms: the price in euros in the reader's notation, and whole days. */
const typedTerms = ({ price, days }: Record<TermsFields, string>, locale: Locale) => ({
  price: Math.round(parseDecimal(price, locale) * CENTS),
  days: parseDecimal(days, locale),
});

/** Returns what is wrong with typed terms. */
export function termsProblems(typed: Record<TermsFields, string>, locale: Locale): FieldProblems<TermsFields> {
  const { success, error } = WorkTerms.safeParse(typedTerms(typed, locale));
  if (success) return {};
  const isWrong = (field: TermsFields) => error.issues.some(({ path }) => path[0] === field);
  return {
    ...(isWrong('price') && { price: 'assignment.price.missing' as const }),
    ...(isWrong('days') && { days: 'assignment.days.missing' as const }),
  };
}

/** Returns typed terms as they are sent, once they have been checked. */
export const termsOf = (typed: Record<TermsFields, string>, locale: Locale): WorkTerms => WorkTerms.parse(typedTerms(typed, locale));
