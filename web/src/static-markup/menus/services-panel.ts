import type { Locale } from '@contract/constants';
import { fetchDrawing } from '../../ui/marks/fetch-drawing';
import { addFurtherServices, stepFocus } from './menu-lists';

/** How long a pointer that is on its way to the products may cross other sections before they take over. */
const CROSSING_MS = 300;

/** Adds behaviour to the mega panel: sections switch the products beside them, and what is pointed at is drawn. */
export function attachServicesPanel(panel: HTMLElement, locale: Locale, signal: AbortSignal): void {
  const sections = [...panel.querySelectorAll<HTMLElement>('.mega-sections a')];
  const lists = [...panel.querySelectorAll<HTMLElement>('.mega-products')];
  const preview = panel.querySelector('.mega-drawing .drawing');
  const menu = panel.closest('details');
  const path = followPath(panel, signal);
  let drawn: string | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function showSection(current: number) {
    if (!lists[current]?.hidden) return;
    for (const [index, section] of sections.entries()) {
      section.classList.toggle('current', index === current);
      section.setAttribute('aria-expanded', String(index === current));
    }
    for (const [index, list] of lists.entries()) list.hidden = index !== current;
    panel.dataset.accent = sections[current]?.dataset.accent;
    void addFurtherServices(panel);
  }

  function draw(name: string | undefined) {
    if (!name || name === drawn || !preview) return;
    drawn = name;
    void fetchDrawing(name, locale).then((svg) => name === drawn && (preview.innerHTML = svg));
  }

  function open() {
    if (!menu?.open) return;
    draw(sections.find(isCurrent)?.dataset.drawing);
    void addFurtherServices(panel);
  }

  const choose = (link: HTMLElement) => {
    const section = sections.indexOf(link);
    if (section >= 0) showSection(section);
    draw(link.dataset.drawing);
  };
  const point = (event: Event) => {
    clearTimeout(waiting);
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drawing]') : null;
    if (!link) return;
    const crosses = event instanceof MouseEvent && sections.includes(link) && path.leadsToProducts(event);
    if (crosses) waiting = setTimeout(choose, CROSSING_MS, link);
    else choose(link);
  };
  panel.addEventListener('mouseover', point, { signal });
  panel.addEventListener('focusin', point, { signal });
  panel.addEventListener('keydown', (event) => handleKeys(event, panel), { signal });
  menu?.addEventListener('toggle', open, { signal });
  signal.addEventListener('abort', () => clearTimeout(waiting));
  open();
  // The pointer or the focus may have come before this code.
  const there = sections.find((section) => section.matches(':hover, :focus'));
  if (there) choose(there);
}

const isCurrent = (section: Element) => section.classList.contains('current');

type Point = { clientX: number; clientY: number };

/**
 * Follows the pointer over the panel. `leadsToProducts` is true inside the triangle between where the pointer was a moment ago and the near
 * side of the products: the straight path from a section to its products crosses its neighbours.
 */
function followPath(panel: HTMLElement, signal: AbortSignal) {
  const before: Point[] = [];
  const listsOf = () => panel.querySelector('.mega-lists')?.getBoundingClientRect();
  panel.addEventListener('mousemove', ({ clientX, clientY }) => before.push({ clientX, clientY }) > REMEMBERED && before.shift(), {
    signal,
  });
  return {
    leadsToProducts({ clientX, clientY }: Point): boolean {
      const [from, lists] = [before[0], listsOf()];
      if (!from || !lists || clientX <= from.clientX || clientX >= lists.left) return false;
      const share = (clientX - from.clientX) / (lists.left - from.clientX);
      const edge = (y: number) => from.clientY + share * (y - from.clientY);
      return clientY >= edge(lists.top) && clientY <= edge(lists.bottom);
    },
  };
}

/** The places of the pointer that are remembered to know where it goes. */
const REMEMBERED = 4;

/**
 * Handles keys. The arrows up and down walk a column; right enters the products, left returns to their section. Tab goes from a section to its
 * products, which come next as in any disclosure, and from the last of them to the next section; with Shift it goes back.
 */
function handleKeys(event: KeyboardEvent, panel: HTMLElement) {
  const column = event.target instanceof Element ? event.target.closest('.mega-sections, .mega-lists') : null;
  if (!column) return;
  const isSections = column.matches('.mega-sections');
  const sections = [...panel.querySelectorAll<HTMLElement>('.mega-sections a')];
  const products = [...panel.querySelectorAll<HTMLElement>('.mega-products:not([hidden]) a')];
  const current = sections.findIndex(isCurrent);
  const go = (to: HTMLElement | undefined) => to && (event.preventDefault(), to.focus());
  if (event.key === (isSections ? 'ArrowRight' : 'ArrowLeft')) return go(isSections ? products[0] : sections[current]);
  if (event.key !== 'Tab') return stepFocus(event, column);
  if (isSections) return go(event.shiftKey ? lastOf(panel, sections, current - 1) : products[0]);
  if (event.shiftKey) return event.target === products[0] ? go(sections[current]) : undefined;
  if (event.target === products.at(-1)) go(sections[current + 1]);
}

/** Returns the last product of a section, which is shown for it, or nothing before the first section. */
function lastOf(panel: HTMLElement, sections: readonly HTMLElement[], index: number): HTMLElement | undefined {
  const section = sections[index];
  if (!section) return undefined;
  section.focus();
  return [...panel.querySelectorAll<HTMLElement>('.mega-products:not([hidden]) a')].at(-1);
}
