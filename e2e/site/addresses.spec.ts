import type { Page } from '@playwright/test';
import { untilHydrated, expect, test } from '../fixtures';
import { examplePages } from './example-pages';

/** Query strings that campaigns, partners and careless links append. */
const APPENDED = ['utm_source=mail', 'utm_campaign=Sommer%20Aktion', 'flag', 'a=b:c/d@e', 'q=eins&q=zwei', 'leistung=', '&', 'n=1e5'];

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    // Live components come with headings of their own while they are being hydrated.
    headings: [...document.querySelectorAll('main :is(h1, .static-section :is(h2, h3))')].map(({ textContent }) => textContent),
  }));

for (const path of examplePages.filter((page) => page !== '/gibt-es-nicht')) {
  test(`${path} stays as it is whatever its address has besides, and where somebody jumps to`, async ({ page }) => {
    const rewrites: string[] = [];
    page.on('request', (request) => void (request.url().includes('show-head') && rewrites.push(request.url())));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);
    const asSent = await headOf(page);
    const appended = path.includes('q=') ? APPENDED.filter((part) => !part.startsWith('q=')) : APPENDED;
    const separator = path.includes('?') ? '&' : '?';
    await page.goto(path.includes('q=') ? `${path}&q=zwei` : path + separator + appended.join('&'));
    await untilHydrated(page);
    // The router answers a jump as it answers a page that has been reached.
    await page.evaluate(() => (location.hash = '#%28oben%29'));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
    expect(await headOf(page)).toEqual(asSent);
    expect(rewrites, 'the program that writes heads').toEqual([]);
  });
}
