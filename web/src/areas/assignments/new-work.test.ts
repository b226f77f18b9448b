import { expect, test } from 'vitest';
import {
  defaultAnswerBy,
  doneBy,
  isAfterDue,
  newWorkBody,
  newWorkProblems,
  type NewWorkChoice,
  type NewWorkTyped,
  termsOf,
  termsProblems,
  withNote,
} from './new-work';

const nowMs = Date.parse('2026-11-21T10:00:00Z');
const typed: NewWorkTyped = {
  contractors: '',
  title: ' Plans ',
  brief: 'Walls',
  answerBy: defaultAnswerBy(nowMs),
  price: '900',
  days: '4',
  files: '',
};
const choice: NewWorkChoice = {
  contractorIds: ['a', 'b'],
  words: false,
  release: { fileNames: ['f'], cleaned: ['f', 'no longer chosen'], checked: true },
};
const check = (way: 'ask' | 'direct', change: Partial<NewWorkTyped> = {}, other: Partial<NewWorkChoice> = {}) =>
  newWorkProblems({ way, typed: { ...typed, ...change }, choice: { ...choice, ...other }, locale: 'de', nowMs });

test('what is complete can be sent', () => {
  expect(check('ask')).toEqual({});
  expect(check('direct')).toEqual({});
});

test.each([
  ['nobody chosen', check('ask', {}, { contractorIds: [] }), ['contractors']],
  ['no words', check('ask', { title: ' ', brief: '' }), ['title', 'brief']],
  ['a time that is over', check('ask', { answerBy: '2026-11-21T08:00' }), ['answerBy']],
  ['no time', check('ask', { answerBy: '' }), ['answerBy']],
  ['no price where it is agreed', check('direct', { price: '' }), ['price']],
  ['title blocks not looked at', check('ask', {}, { release: { fileNames: ['f'], cleaned: [], checked: false } }), ['files']],
])('%s', (_name, problems, fields) => expect(Object.keys(problems)).toEqual(fields));

test('asking goes to all chosen, assigning to one', () => {
  const sent = { typed, choice, locale: 'de', key: 'k', quoteId: 'q' } as const;
  const release = { fileNames: ['f'], cleaned: ['f'], titleBlocksChecked: true };
  expect(newWorkBody({ ...sent, way: 'ask' })).toMatchObject({ title: 'Plans', contractorIds: ['a', 'b'], release });
  expect(newWorkBody({ ...sent, way: 'direct' })).toMatchObject({ contractorId: 'a', terms: { price: 90_000, days: 4 }, release });
});

test.each([
  ['1.480,50', '4', 'de', { price: 148_050, days: 4 }],
  ['1,480.50', '4', 'en', { price: 148_050, days: 4 }],
] as const)('%s and %s days in %s', (price, days, locale, expected) => {
  expect(termsProblems({ price, days }, locale)).toEqual({});
  expect(termsOf({ price, days }, locale)).toEqual(expected);
});

test.each([
  ['', '', { price: 'assignment.price.missing', days: 'assignment.days.missing' }],
  ['0', '3', { price: 'assignment.price.missing' }],
  ['-5', '3', { price: 'assignment.price.missing' }],
  ['10', '0', { days: 'assignment.days.missing' }],
  ['10', '2.5', { days: 'assignment.days.missing' }],
  ['10', '366', { days: 'assignment.days.missing' }],
] as const)('%s and %s days are refused', (price, days, expected) => expect(termsProblems({ price, days }, 'en')).toEqual(expected));

test.each([
  ['over a weekend', '2026-11-20T10:00:00Z', 2, '2026-11-24T10:00:00Z'],
  ['within a week', '2026-11-23T10:00:00Z', 4, '2026-11-27T10:00:00Z'],
])('working days %s', (_name, from, days, expected) => expect(doneBy(Date.parse(from), days)).toBe(Date.parse(expected)));

test.each([
  ['an answer in time', 'ask', '2026-11-30T10:00:00Z', false],
  ['an answer after the customer’s time', 'ask', '2026-11-22T10:00:00Z', true],
  ['four working days are done in time', 'direct', '2026-11-27T10:00:00Z', false],
  ['or too late', 'direct', '2026-11-26T09:00:00Z', true],
  ['no time was given', 'direct', null, false],
] as const)('%s', (_name, way, dueAt, expected) => expect(isAfterDue(dueAt, { way, typed, nowMs })).toBe(expected));

test('a note of the customer goes along when it is ticked, and comes out again', () => {
  const ticked = withNote('Walls', 'Bitte mit Türen', true);
  expect(ticked).toBe('Walls\n\nBitte mit Türen');
  expect(withNote(ticked, 'Bitte mit Türen', false)).toBe('Walls');
});

test('free lines keep their names only when that is ticked', () => {
  const sent = { typed, locale: 'de', key: 'k', quoteId: 'q', way: 'ask' } as const;
  expect(newWorkBody({ ...sent, choice })).not.toHaveProperty('words');
  expect(newWorkBody({ ...sent, choice: { ...choice, words: true } })).toMatchObject({ words: true });
});
