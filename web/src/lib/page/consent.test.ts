// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { decideConsent, readConsent } from './consent';

beforeEach(() => localStorage.clear());

describe('consent', () => {
  test('is absent until the visitor decides', () => expect(readConsent()).toBeNull());

  test.each([
    { analytics: true, marketing: true },
    { analytics: false, marketing: false },
    { analytics: true, marketing: false },
  ])('is kept under the keys of the specification: $analytics, $marketing', (choice) => {
    decideConsent(choice);
    expect(readConsent()).toEqual({ necessary: true, ...choice });
    expect(JSON.parse(localStorage.getItem('cookiePreferences') ?? '')).toEqual({ necessary: true, ...choice });
    expect(localStorage.getItem('cookieDecision')).toBe('true');
  });

  test.each(['', 'yes', 'null', '[]', '{"analytics":true}', '{"analytics":1,"marketing":1}'])('is not read out of %s', (text) => {
    localStorage.setItem('cookieDecision', 'true');
    localStorage.setItem('cookiePreferences', text);
    expect(readConsent()).toBeNull();
  });

  test('needs the marker that a decision was made', () => {
    localStorage.setItem('cookiePreferences', '{"necessary":true,"analytics":true,"marketing":true}');
    expect(readConsent()).toBeNull();
  });
});
