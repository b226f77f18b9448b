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
