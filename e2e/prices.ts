import type { Page } from '@playwright/test';
import type { CustomerType } from '@contract/pricing/customer-type';

/**
 * Returns what is wrong about the amounts of money on a page, as one price view shows it: amounts without the word for their tax, pairs whose
 * first or larger amount is not the one that leads for this view, and sums whose rows or total are not of it. What is in closed menus counts.
 */
export const wrongAmounts = (page: Page, view: CustomerType): Promise<string[]> => page.evaluate(readWrongAmounts, view);

/** Runs in the browser. */
function readWrongAmounts(view: CustomerType): string[] {
  const leading = view === 'consumer' ? 'gross' : 'net';
  const kindOf = (text: string) => (/netto|\bnet\b/.test(text) ? 'net' : /MwSt\.|VAT|brutto|gross/.test(text) ? 'gross' : 'unnamed');
  const isOfOtherView = (element: Element | null): boolean => {
    const own = element?.closest('.for-consumer, .for-business');
    return own ? getComputedStyle(own).display === 'none' || isOfOtherView(own.parentElement) : false;
  };
  const shown = (root: Element): HTMLElement[] => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: HTMLElement[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement || parentElement.closest('script, style, noscript') || isOfOtherView(parentElement)) continue;
      if (/\d\s?€|€\s?\d/.test(textContent ?? '')) found.push(parentElement);
    }
    return found;
  };
  const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const wrongInPair = (pair: Element): boolean => {
    const amounts = shown(pair);
    const [main, beside] = amounts;
    if (!main || !beside || amounts.length > 2) return true;
    const kinds = [kindOf(textOf(main)), kindOf(textOf(beside))];
    return kinds[0] !== leading || !kinds.includes('net') || !kinds.includes('gross') || sizeOf(main) <= sizeOf(beside);
  };
  const wrongInSum = (sum: Element): boolean => {
    const total = sum.querySelector('.total');
    const others = [...sum.querySelectorAll('.total ~ tr')].map((row) => textOf(row.querySelector('th')));
    const heads = [sum.querySelector('thead'), total?.querySelector('th')].map((head) => kindOf(textOf(head)));
    return !total || heads.some((kind) => kind !== leading) || others.length !== 2 || kindOf(others[1] ?? '') === leading;
  };
  const pairs = new Set<Element>();
  const wrong: string[] = [];
  for (const amount of shown(document.body)) {
    const group = amount.closest('.sum, .price-ladder, .price-pair, .amount-pair, .menu-price');
    if (!group) wrong.push(`alone: ${textOf(amount)}`);
    else pairs.add(group);
  }
  const wrongInLadder = (ladder: Element): boolean => kindOf(textOf(ladder.querySelector('caption'))) !== leading;
  const wrongIn = (group: Element) =>
    (group.matches('.sum') ? wrongInSum : group.matches('.price-ladder') ? wrongInLadder : wrongInPair)(group);
  for (const group of pairs) if (wrongIn(group)) wrong.push(`${group.className}: ${textOf(group)}`);
  return wrong;
}
