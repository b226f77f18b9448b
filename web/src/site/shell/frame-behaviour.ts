import type { Locale } from '@contract/constants';
import type { Translate } from '../../lib/strings';
import { followScroll } from './follow-scroll';
import { keepLanguageChoice } from './keep-language-choice';
import { attachNavMenus } from './nav-menu-behaviour';
import { rotateClaims } from './rotate-claims';
import { attachServicesPanel } from './services-panel-behaviour';
import { attachSmallMenu } from './small-menu-behaviour';

/** Brings header and menus to life, which work as plain HTML before. @returns the function that takes it all away again */
export function attachFrame(t: Translate, locale: Locale): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const part = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [header, bar, nav, panel, menu] = ['.header', '.infobar', '.nav-links', '.mega', '.small-menu'].map(part);
  keepLanguageChoice(locale, signal);
  if (header) followScroll(header, signal);
  if (bar) rotateClaims(bar, t, signal);
  if (nav) attachNavMenus(nav, signal);
  if (panel) attachServicesPanel(panel, locale, signal);
  if (menu) attachSmallMenu(menu, signal);
  return () => stopping.abort();
}
