import { HEADER_SCROLL_THRESHOLD_PX, type Locale, PANEL_CLOSE_DELAY_MS } from '@contract/constants';
import type { Translate } from '../lib/text/strings';
import { writeCookie } from '../lib/page/preferences';
import { isAreaPath } from '../lib/text/locale-path';
import { logFailure } from '../lib/page/log-failure';
import { addFurtherServices, stepFocus } from './menus/menu-lists';

/** Adds behaviour to header and menus, which work as plain HTML before. @returns a function that removes all of it */
export function attachFrame(t: Translate, locale: Locale): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const part = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [header, bar, nav, panel, menu] = ['.header', '.infobar', '.nav-links', '.mega', '.small-menu'].map(part);
  keepLanguageChoice(locale, signal);
  if (header) followScroll(header, signal);
  if (bar) rotateClaims(bar, t, signal);
  if (nav) attachNavMenus(nav, signal);
  if (panel && nav) attachPanelOnce(nav, panel, { locale, signal });
  if (menu) attachSmallMenu(menu, signal);
  return () => stopping.abort();
}

/** Adds the services panel's behaviour, whose code comes when somebody first turns to the navigation. Keys pressed until then wait for it. */
function attachPanelOnce(nav: HTMLElement, panel: HTMLElement, { locale, signal }: { locale: Locale; signal: AbortSignal }) {
  const turned = new AbortController();
  const attach = () => {
    turned.abort();
    const keys: KeyboardEvent[] = [];
    panel.onkeydown = (event) => /^Arrow|Tab/.test(event.key) && (event.preventDefault(), keys.push(event));
    void import('./menus/services-panel')
      .then(({ attachServicesPanel }) => signal.aborted || attachServicesPanel(panel, locale, signal), logMissing)
      .finally(() => {
        panel.onkeydown = null;
        for (const key of keys) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
      });
  };
  const logMissing = (failure: unknown) => logFailure('the services panel cannot be loaded', failure);
  if (nav.matches(':hover, :focus-within') || nav.querySelector('[open]')) return attach();
  for (const event of ['pointerenter', 'focusin', 'click'])
    nav.addEventListener(event, attach, { signal: AbortSignal.any([signal, turned.signal]) });
}

/** Tells the stylesheet whether the page is scrolled past the header's threshold (spec §2: 96 px). */
function followScroll(header: HTMLElement, signal: AbortSignal) {
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD_PX);
  addEventListener('scroll', mark, { passive: true, signal });
  mark();
}

const ROTATION_MS = 6_000;
const MOVES = '(max-width: 720px) and (prefers-reduced-motion: no-preference)';

/** Shows the next claim of the info bar every 6 s on small screens, until its button is pressed. */
export function rotateClaims(bar: HTMLElement, t: Translate, signal: AbortSignal) {
  const claims = [...bar.querySelectorAll('li')];
  const pause = bar.querySelector('button');
  let current = 0;
  const showNext = () => {
    if ('paused' in bar.dataset || !matchMedia(MOVES).matches) return;
    current = (current + 1) % claims.length;
    for (const [index, claim] of claims.entries()) claim.toggleAttribute('data-current', index === current);
  };
  const timer = setInterval(showNext, ROTATION_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  const toggle = () => pause?.setAttribute('aria-label', t(bar.toggleAttribute('data-paused') ? 'claims.play' : 'claims.pause'));
  pause?.addEventListener('click', toggle, { signal });
}

/**
 * Keeps the language that a visitor chose. The other language shows the same question, filter or chosen subject: the switch takes the query
 * along. Areas, whose addresses name no language, follow the one that a visitor chose by the switch or goes there from. Merely visiting a
 * page keeps nothing, and German, the default, is only written over another choice.
 */
export function keepLanguageChoice(locale: Locale, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || !(link.hreflang || isAreaPath(link.pathname))) return;
      const chosen = (link.hreflang || locale) as Locale;
      if (link.hreflang) link.search = location.search;
      if (chosen !== 'de' || /(^|; )language=/.test(document.cookie)) writeCookie('language', chosen);
    },
    { signal },
  );
}

/** Adds what native popovers lack: the page behind does not scroll, links close the menu, and levels give the focus back. */
function attachSmallMenu(menu: HTMLElement, signal: AbortSignal) {
  menu.addEventListener('beforetoggle', (event) => event.target === menu && holdBehind((event as ToggleEvent).newState === 'open'), {
    signal,
  });
  menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && menu.hidePopover(), { signal });
  const changeLevel = (event: Event) => {
    const level = event.target as Element;
    if (level === menu) return;
    // The browser gives the focus back only for the outermost popover.
    if ((event as ToggleEvent).newState === 'closed') menu.querySelector<HTMLElement>(`[popovertarget="${level.id}"]`)?.focus();
    else void addFurtherServices(level);
  };
  // The event does not bubble.
  menu.addEventListener('toggle', changeLevel, { capture: true, signal });
  for (const level of menu.querySelectorAll('.small-menu-level:popover-open')) void addFurtherServices(level);
  signal.addEventListener('abort', () => holdBehind(false));
}

/** Holds the page behind the menu: while it is covered, it can be neither read nor reached by Tab. */
function holdBehind(held: boolean) {
  for (const behind of document.querySelectorAll<HTMLElement>('.header, main, .footer')) behind.inert = held;
}

/**
 * Adds what native `details` lack in a navigation: they open on hover, close 400 ms after the pointer left (spec §2), at once on Esc with
 * the focus back on their label, and when focus, a click or a followed link goes elsewhere.
 */
function attachNavMenus(nav: HTMLElement, signal: AbortSignal) {
  const menus = new NavMenus(nav, signal);
  menus.followPointer();
  menus.followKeys();
  menus.closeElsewhere();
  signal.addEventListener('abort', menus.closeAll);
}

class NavMenus {
  private readonly menus: HTMLDetailsElement[];
  private closing: ReturnType<typeof setTimeout> | undefined;
  /** The menu that hover opened: the click that follows shall not close it again. */
  private hovered: HTMLDetailsElement | null = null;

  constructor(
    private readonly nav: HTMLElement,
    private readonly signal: AbortSignal,
  ) {
    this.menus = [...nav.querySelectorAll('details')];
  }

  readonly closeAll = () => {
    clearTimeout(this.closing);
    this.hovered = null;
    for (const menu of this.menus) menu.open = false;
  };

  followPointer() {
    const { signal } = this;
    for (const menu of this.menus) {
      menu.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && this.openByHover(menu), { signal });
      menu.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && this.closeSoon(), { signal });
      menu.querySelector('summary')?.addEventListener('click', (event) => this.keepHovered(menu, event), { signal });
    }
  }

  followKeys() {
    const { nav, signal } = this;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.escape(), { signal });
    nav.addEventListener(
      'keydown',
      (event) => {
        if (!(event.target instanceof Element)) return;
        const list = event.target.closest('.nav-panel');
        if (list) return stepFocus(event, list);
        const summary = event.target.closest('summary');
        if (event.key !== 'ArrowDown' || !(summary?.parentElement instanceof HTMLDetailsElement)) return;
        event.preventDefault();
        summary.parentElement.open = true;
        summary.parentElement.querySelector('a')?.focus();
      },
      { signal },
    );
  }

  closeElsewhere() {
    const { nav, signal } = this;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !nav.contains(target);
    nav.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && this.closeAll(), { signal });
    nav.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && this.closeAll(), { signal });
    document.addEventListener('pointerdown', ({ target }) => isOutside(target) && this.closeAll(), { signal });
  }

  private openByHover(menu: HTMLDetailsElement) {
    clearTimeout(this.closing);
    if (menu.open) return;
    for (const other of this.menus) other.open = other === menu;
    this.hovered = menu;
  }

  private closeSoon() {
    clearTimeout(this.closing);
    this.closing = setTimeout(this.closeAll, PANEL_CLOSE_DELAY_MS);
  }

  private keepHovered(menu: HTMLDetailsElement, event: Event) {
    if (this.hovered !== menu || !menu.open) return;
    event.preventDefault();
    this.hovered = null;
  }

  private escape() {
    const open = this.menus.find((menu) => menu.open);
    const hadFocus = open?.contains(document.activeElement);
    this.closeAll();
    if (hadFocus) open?.querySelector('summary')?.focus();
  }
}
