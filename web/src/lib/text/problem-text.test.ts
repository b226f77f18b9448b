import { Problem } from '@contract/problem';
import { describe, expect, test } from 'vitest';
import de from '@contract/strings/de/problem.json';
import en from '@contract/strings/en/problem.json';
import { problemText } from './problem-text';
import { fill, type Translate } from './strings';

const german: Translate = (key, values) => fill((de as Record<string, string>)[key] ?? key, values);
const english: Translate = (key, values) => fill((en as Record<string, string>)[key] ?? key, values);

describe('a limit', () => {
  test.each([
    [1, 'Zu viele Versuche. Bitte warten Sie eine Sekunde.', 'Too many attempts. Please wait one second.'],
    [59, 'Zu viele Versuche. Bitte warten Sie 59 Sekunden.', 'Too many attempts. Please wait 59 seconds.'],
    [60, 'Zu viele Versuche. Bitte warten Sie eine Minute.', 'Too many attempts. Please wait one minute.'],
    [250, 'Zu viele Versuche. Bitte warten Sie 5 Minuten.', 'Too many attempts. Please wait 5 minutes.'],
    [3_600, 'Zu viele Versuche. Bitte warten Sie 60 Minuten.', 'Too many attempts. Please wait 60 minutes.'],
    [86_400, 'Zu viele Versuche. Bitte warten Sie 24 Stunden.', 'Too many attempts. Please wait 24 hours.'],
  ])('of %d seconds is told as long as it lasts', (seconds, inGerman, inEnglish) => {
    const problem = new Problem('rate.limited', { seconds });
    expect([problemText(german, problem), problemText(english, problem)]).toEqual([inGerman, inEnglish]);
  });

  test('without a time asks for a minute', () => expect(problemText(german, new Problem('rate.limited'))).toBe(de['problem.rate.limited']));
});

test('what is no problem of ours is told as a failure of the server', () =>
  expect(problemText(german, new TypeError('x is undefined'))).toBe(de['problem.server.failed']));
