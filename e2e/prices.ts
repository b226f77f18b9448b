import type { Page } from '@playwright/test';
import type { Locale } from '@contract/constants';

const pairs: Record<Locale, RegExp> = {
  de: /\d\s€ netto\s.*?\d\s€ inkl\. MwSt\./,
  en: /€\d[\d,.]* net\s.*?€\d[\d,.]* incl\. VAT/,
};

/**
 * Returns every amount of money, in the open page or in the given HTML of another one, that no gross partner accompanies: it stands neither
 * in a pair nor in a sum that ends with net, tax and gross.
 */
export async function unpairedAmounts(page: Page, html: string | null = null): Promise<string[]> {
  const amounts = await page.evaluate((text) => {
    const read = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
    const body = read.body.cloneNode(true) as HTMLElement;
    for (const unread of body.querySelectorAll('script, style, noscript')) unread.remove();
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: { amount: string; pair: string; sum: string[] | null; lang: string }[] = [];
    while (texts.nextNode()) {
      const amount = texts.currentNode.textContent ?? '';
      if (!/\d\s?€|€\s?\d/.test(amount)) continue;
      const parent = texts.currentNode.parentElement;
      const sum = parent?.closest('.sum');
      found.push({
        amount,
        lang: read.documentElement.lang,
        pair: parent?.closest('.price-pair, .amount-pair, .menu-price')?.textContent ?? amount,
        sum: sum ? [...sum.querySelectorAll('thead th, .total th, .muted th')].map((head) => head.textContent ?? '') : null,
      });
    }
    return found;
  }, html);
  return amounts.filter(({ sum, pair, lang }) => (sum ? !isWholeSum(sum) : !isPair(pair, lang as Locale))).map(({ amount }) => amount);
}

/** Returns true if the text has two amounts, the first net and the second gross. */
const isPair = (text: string, locale: Locale): boolean => pairs[locale].test(text) && text.match(/€/g)?.length === 2;

/** Returns true if a table's head says net and its last rows are net, tax and gross. */
const isWholeSum = (heads: readonly string[]): boolean =>
  heads.length === 4 && [/^net/, /net/, /VAT|MwSt\./, /VAT|MwSt\.|brutto|gross/].every((name, at) => name.test(heads[at] ?? ''));
