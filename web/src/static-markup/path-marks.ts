import type { Locale } from '@contract/constants';
import { localePath, stripLocale } from '../lib/text/locale-path';
import type { Accent } from '@contract/content/product';

/** Returns true if `path` is the page at `to` or one below it. */
export const isWithin = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/`);

/**
 * Keeps right, while people walk from page to page, what header, menu and footer say about the page they stand on;
 * for the first page the server has rendered the same.
 */
export function markPath(path: string) {
  for (const link of all<HTMLAnchorElement>('a[hreflang]')) link.href = localePath(link.hreflang as Locale, path);
  for (const logo of all('.logo[data-tone]')) logo.dataset.tone = logoTone(path);
  for (const header of all('.header')) setOrRemove(header, 'data-accent', sectionAccent(path));
  for (const link of all<HTMLAnchorElement>('.nav-links > a')) setOrRemove(link, 'aria-current', pathOf(link) === path && 'page');
  for (const menu of all('.nav-links > details')) {
    const leadsHere = [...menu.querySelectorAll<HTMLAnchorElement>('li > a')].some((link) => isWithin(path, pathOf(link)));
    setOrRemove(menu.firstElementChild, 'aria-current', leadsHere && 'true');
  }
}

const all = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelectorAll<E>(selector);
const pathOf = (link: HTMLAnchorElement) => stripLocale(link.pathname);

function setOrRemove(element: Element | null, name: string, value: string | false | undefined) {
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}

/** `alternating` changes between the two brand colours every 5 s. */
type LogoTone = Accent | 'black' | 'alternating';

const toneByPrefix: Record<string, LogoTone> = {
  '': 'black',
  'paper-to-cad': 'paper',
  'cad-services': 'cad',
  '3d-modelle': 'model',
  'as-built': 'asbuilt',
  'daten-services': 'data',
  'fachwissen-bibliothek': 'cad',
  'unlimitierte-cad-services-abonnement': 'cad',
};

/** Returns the logo's colour on a page, by the first part of its path without language (spec §2). */
export function logoTone(path: string): LogoTone {
  const first = path.split('/')[1] ?? '';
  return Object.hasOwn(toneByPrefix, first) ? (toneByPrefix[first] ?? 'alternating') : 'alternating';
}

/** Returns the section a page belongs to, as far as its path says so. */
export function sectionAccent(path: string): Accent | undefined {
  const tone = logoTone(path);
  return tone === 'black' || tone === 'alternating' ? undefined : tone;
}
