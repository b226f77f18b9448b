import { describe, expect, test } from 'vitest';
import { Problem } from '../../contract/problem';
import { requireGoodPassword } from './change-password';

const reasonOf = (password: string): string | null => {
  try {
    requireGoodPassword(password, 'ada.jansen@example.org');
    return null;
  } catch (error) {
    return error instanceof Problem ? (error.fields.password ?? error.code) : String(error);
  }
};

describe('a new password', () => {
  test.each([
    ['neunZeich', 'field.password-short'],
    ['ä'.repeat(37), 'field.password-long'],
    ['aaaaaaaaaaaa', 'field.password-repeated'],
    ['1212121212', 'field.password-repeated'],
    ['ada.jansen@example.org', 'field.password-own'],
    ['ADA.Jansen@Example.org', 'field.password-own'],
    ['ada.jansen2026', 'field.password-own'],
    ['Planquadrat', 'field.password-own'],
    ['planquadrat!2026', 'field.password-own'],
    ['1234567890', 'field.password-common'],
    ['qwertyuiop', 'field.password-common'],
    ['Passwort2026', 'field.password-common'],
    ['wohnung12345', 'field.password-common'],
    ['Sommer2026!!', 'field.password-common'],
    ['Donaudampf1!', null],
    ['rohbau-und-ausbau', null],
    ['Planquadrat ist mein Lieblingsladen', null],
    ['ada.jansen mag Grundrisse', null],
  ])('%s: %s', (password, reason) => expect(reasonOf(password)).toBe(reason));
});
