import type { ContractorDetail } from '@contract/production/contractor';
import { expect, test } from 'vitest';
import { isChanged, profileChange, profileDraft, profileProblems } from './profile-form';

const known = { weeklyHours: 30, notes: 'Ruhig', rates: [{ per: 'hour', price: 123_450 }] } as ContractorDetail;
const choice = { skills: ['paper-to-cad'], formats: ['dwg'], languages: ['en'] } as const;
const all = { skills: [...choice.skills], formats: [...choice.formats], languages: [...choice.languages] };

test('what is known is typed in the reader’s notation, and sent as it was', () => {
  const typed = profileDraft(known, 'de');
  expect(typed).toMatchObject({ weeklyHours: '30', 'rate-hour': '1.234,50', 'rate-plan': '' });
  expect(profileChange({ typed, choice: all, locale: 'de', revision: 4 })).toEqual({
    ...all,
    revision: 4,
    notes: 'Ruhig',
    weeklyHours: 30,
    rates: [{ per: 'hour', price: 123_450 }],
  });
});

test('empty hours are unknown ones', () => {
  const typed = { ...profileDraft(known, 'de'), weeklyHours: ' ' };
  expect(profileProblems(typed, 'de')).toEqual({});
  expect(profileChange({ typed, choice: all, locale: 'de', revision: 0 }).weeklyHours).toBeNull();
});

test.each([
  [{ weeklyHours: '81' }, ['weeklyHours']],
  [{ weeklyHours: '7,5' }, ['weeklyHours']],
  [{ weeklyHours: 'viel' }, ['weeklyHours']],
  [{ 'rate-hour': '0' }, ['rate-hour']],
  [{ 'rate-hour': 'x', 'rate-plan': '-3' }, ['rate-plan', 'rate-hour']],
  [{ 'rate-sqm': '0,35' }, []],
])('%j is wrong in %j', (change, fields) => {
  expect(Object.keys(profileProblems({ ...profileDraft(known, 'de'), ...change }, 'de'))).toEqual(fields);
});

test.each([
  ['nothing', {}, {}, false],
  ['ticks in another order', {}, { formats: ['pdf', 'dwg'] }, false],
  ['a note', { notes: 'Laut' }, {}, true],
  ['one tick less', {}, { formats: ['dwg'] }, true],
] as const)('%s that differs from what is known: %j %j', (_, change, ticks, changed) => {
  const profile = { ...known, ...all, formats: ['dwg', 'pdf'] } as ContractorDetail;
  const typed = { ...profileDraft(profile, 'de'), ...change };
  const ticked = { ...all, formats: ['dwg', 'pdf'], ...ticks } as Parameters<typeof isChanged>[0]['choice'];
  expect(isChanged({ typed, choice: ticked }, profile, 'de')).toBe(changed);
});
