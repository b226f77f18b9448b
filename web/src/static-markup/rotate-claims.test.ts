// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Translate } from '../lib/text/strings';
import { rotateClaims } from './frame-behaviour';

const t: Translate = (key) => key;
let stop: AbortController;
let bar: HTMLElement;
const shown = () => bar.querySelector('[data-current]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  stop = new AbortController();
  bar = document.createElement('div');
  bar.innerHTML = '<ul><li data-current>one</li><li>two</li></ul><button aria-label="claims.pause"></button>';
  rotateClaims(bar, t, stop.signal);
});

afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

test('the next claim follows after six seconds, the first after the last', () => {
  const seen = [shown()];
  for (let round = 0; round < 2; round++) {
    vi.advanceTimersByTime(6_000);
    seen.push(shown());
  }
  expect(seen).toEqual(['one', 'two', 'one']);
});

test('the button holds the claims and lets them go on', () => {
  const button = bar.querySelector('button') as HTMLButtonElement;
  button.click();
  expect(button.getAttribute('aria-label')).toBe('claims.play');
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBe('one');
  button.click();
  expect(button.getAttribute('aria-label')).toBe('claims.pause');
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBe('two');
});
