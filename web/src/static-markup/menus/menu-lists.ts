/**
 * Fetches the services of an opened section that the frame does not hold, once, and puts them before the link to the section's page. What fails
 * is tried again when the section is opened the next time.
 */
export async function addFurtherServices(opened: Element): Promise<void> {
  const list = opened.querySelector<HTMLElement>('[data-further]:not([data-further=""], [hidden], [aria-busy])');
  const address = list?.dataset.further;
  if (!address) return;
  list.setAttribute('aria-busy', 'true');
  const markup = await fetch(address)
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined);
  list.removeAttribute('aria-busy');
  if (markup === undefined) return;
  list.dataset.further = '';
  list.lastElementChild?.insertAdjacentHTML('beforebegin', markup);
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Moves the focus among the visible links of a list with the arrow keys, Home and End. */
export function stepFocus(event: KeyboardEvent, list: Element) {
  const step = steps[event.key];
  if (!step) return;
  const links = [...list.querySelectorAll<HTMLElement>('a')].filter((link) => link.offsetParent !== null);
  const index = links.indexOf(document.activeElement as HTMLElement);
  if (links.length === 0) return;
  event.preventDefault();
  links[step(index, links.length)]?.focus();
}
