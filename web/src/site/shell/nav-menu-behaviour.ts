import { PANEL_CLOSE_DELAY_MS } from '@contract/constants';
import { stepFocus } from './step-focus';

/**
 * What native `details` lack in a navigation: they open on hover, close 400 ms after the pointer left (spec §2),
 * at once on Esc with the focus back on their label, and when focus, a click or a followed link goes elsewhere.
 */
export function attachNavMenus(nav: HTMLElement, signal: AbortSignal) {
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
