// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepLanguageChoice } from './frame-behaviour';

const year = 'path=/; max-age=31536000';
let stopping: AbortController;

beforeEach(() => {
  stopping = new AbortController();
  document.cookie = 'language=; path=/; max-age=-1';
  document.body.innerHTML = `
    <a id="de" href="/" hreflang="de"><span>DE</span></a>
    <a id="en" href="/en" hreflang="en"><span>EN</span></a>
    <a id="area" href="/app/login">Portal</a>
    <a id="page" href="/en/kontakt">Contact</a>`;
  document.body.addEventListener('click', (event) => event.preventDefault(), { signal: stopping.signal });
});

afterEach(() => stopping.abort());

test('the switch takes the query along, other links do not', () => {
  history.replaceState(null, '', '/suche?q=plan');
  keepLanguageChoice('de', stopping.signal);
  const addressAfterClick = (selector: string) => {
    const link = document.querySelector<HTMLAnchorElement>(selector)!;
    link.click();
    return link.getAttribute('href');
  };
  expect(addressAfterClick('#en')).toContain('?q=plan');
  expect(addressAfterClick('#page')).toBe('/en/kontakt');
  history.replaceState(null, '', '/');
});

test.each([
  { on: 'en', click: '#page', before: '', after: '' },
  { on: 'en', click: '#area', before: '', after: 'language=en' },
  { on: 'de', click: '#area', before: '', after: '' },
  { on: 'de', click: '#en span', before: '', after: 'language=en' },
  { on: 'de', click: '#de span', before: '', after: '' },
  { on: 'en', click: '#de span', before: 'language=en', after: 'language=de' },
] as const)('on $on pages, with "$before" kept, a click on $click keeps "$after"', ({ on, click, before, after }) => {
  if (before) document.cookie = `${before}; ${year}`;
  keepLanguageChoice(on, stopping.signal);
  document.querySelector<HTMLElement>(click)?.click();
  expect(document.cookie).toBe(after);
});
