import type { Locale } from '@contract/constants';
import type { Translate } from '../../lib/strings';
import { followScroll } from './follow-scroll';
import { attachNavMenus } from './nav-menu-behaviour';
import { rotateClaims } from './rotate-claims';
import { attachSmallMenu } from './small-menu-behaviour';

/** Brings header and menus to life, which work as plain HTML before. @returns the function that takes it all away again */
export function attachFrame(t: Translate, locale: Locale): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const part = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [header, bar, nav, panel, menu] = ['.header', '.infobar', '.nav-links', '.mega', '.small-menu'].map(part);
  if (header) followScroll(header, signal);
  if (bar) rotateClaims(bar, t, signal);
  if (nav) attachNavMenus(nav, signal);
  if (nav && panel)
    onFirstTurn(nav, signal, async () => (await import('./services-panel-behaviour')).attachServicesPanel(panel, locale, signal));
  if (menu) attachSmallMenu(menu, signal);
  return () => stopping.abort();
}

/** Once somebody turns to the navigation. What cannot be loaded leaves the panel as the HTML that it is. */
function onFirstTurn(nav: HTMLElement, signal: AbortSignal, wake: () => Promise<void>) {
  const turned = new AbortController();
  const options = { signal: AbortSignal.any([signal, turned.signal]) };
  const turn = () => {
    turned.abort();
    wake().catch(() => undefined);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) nav.addEventListener(event, turn, options);
}
