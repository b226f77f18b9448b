// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { readConsent } from '../lib/page/consent';
import { answerConsent, showAnswer } from './consent-behaviour';

const part = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const choose = (name: string, checked: boolean) => (part<HTMLInputElement>(`[name="${name}"]`).checked = checked);
const shown = () => ({
  banner: !part('.cookie-banner').hidden,
  reopen: !part('.cookie-reopen').hidden,
  settings: part<HTMLDialogElement>('.cookie-settings').open,
});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<section class="cookie-banner"></section><button class="cookie-reopen" hidden></button>
    <dialog class="cookie-settings"><input type="checkbox" name="analytics"><input type="checkbox" name="marketing"></dialog>`;
});

describe('the consent notice', () => {
  test.each([
    { action: 'accept', analytics: true, marketing: true },
    { action: 'reject', analytics: false, marketing: false },
  ])('$action decides for all optional categories and gives way to the small button', ({ action, ...choice }) => {
    answerConsent(action);
    expect(readConsent()).toEqual({ necessary: true, ...choice });
    expect(shown()).toEqual({ banner: false, reopen: true, settings: false });
  });

  test('settings store exactly what was ticked and close', () => {
    answerConsent('settings');
    expect(shown().settings).toBe(true);
    choose('marketing', true);
    answerConsent('save');
    expect(readConsent()).toEqual({ necessary: true, analytics: false, marketing: true });
    expect(shown().settings).toBe(false);
  });

  test('settings open with what was chosen before, whatever was ticked meanwhile', () => {
    answerConsent('accept');
    answerConsent('settings');
    choose('analytics', false);
    answerConsent('close');
    answerConsent('settings');
    expect(part<HTMLInputElement>('[name="analytics"]').checked).toBe(true);
  });

  test('closing the settings decides nothing', () => {
    answerConsent('settings');
    answerConsent('close');
    expect(readConsent()).toBeNull();
    expect(shown()).toEqual({ banner: true, reopen: false, settings: false });
  });

  test('follows a decision made in another tab', () => {
    answerConsent('settings');
    localStorage.setItem('cookieDecision', 'true');
    localStorage.setItem('cookiePreferences', '{"necessary":true,"analytics":false,"marketing":false}');
    showAnswer();
    expect(shown()).toEqual({ banner: false, reopen: true, settings: false });
  });

  test('asks again when what is stored can no longer be read', () => {
    localStorage.setItem('cookieDecision', 'true');
    localStorage.setItem('cookiePreferences', 'broken');
    part('.cookie-banner').hidden = true;
    showAnswer();
    expect(shown().banner).toBe(true);
  });
});
