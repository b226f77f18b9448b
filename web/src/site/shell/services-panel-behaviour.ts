import type { Locale } from '@contract/constants';
import { fetchDrawing } from '../../ui/marks/fetch-drawing';
import { stepFocus } from './step-focus';

/** Brings the mega panel to life: sections switch the products beside them, and what is pointed at is drawn. */
export function attachServicesPanel(panel: HTMLElement, locale: Locale, signal: AbortSignal) {
  const sections = [...panel.querySelectorAll<HTMLElement>('.mega-sections a')];
  const lists = [...panel.querySelectorAll<HTMLElement>('.mega-products')];
  const preview = panel.querySelector('.mega-drawing .drawing');
  let drawn: string | undefined;

  function showSection(current: number) {
    for (const [index, section] of sections.entries()) section.classList.toggle('current', index === current);
    for (const [index, list] of lists.entries()) list.hidden = index !== current;
    panel.dataset.accent = sections[current]?.dataset.accent;
  }

  function draw(name: string | undefined) {
    if (!name || name === drawn || !preview) return;
    drawn = name;
    void fetchDrawing(name, locale).then((svg) => name === drawn && (preview.innerHTML = svg));
  }

  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-drawing]') : null;
    if (!link) return;
    const section = sections.indexOf(link);
    if (section >= 0) showSection(section);
    draw(link.dataset.drawing);
  };
  panel.addEventListener('mouseover', point, { signal });
  panel.addEventListener('focusin', point, { signal });
  panel.addEventListener('keydown', (event) => handleKeys(event, panel), { signal });
  panel.closest('details')?.addEventListener('toggle', () => draw(sections.find(isCurrent)?.dataset.drawing), { signal });
}

const isCurrent = (section: Element) => section.classList.contains('current');

/** Up and down walk a column; right enters the products, left returns to their section. */
function handleKeys(event: KeyboardEvent, panel: HTMLElement) {
  const column = event.target instanceof Element ? event.target.closest('.mega-sections, .mega-lists') : null;
  if (!column) return;
  const isSections = column.matches('.mega-sections');
  if (event.key !== (isSections ? 'ArrowRight' : 'ArrowLeft')) return stepFocus(event, column);
  event.preventDefault();
  panel.querySelector<HTMLElement>(isSections ? '.mega-products:not([hidden]) a' : '.mega-sections .current')?.focus();
}
