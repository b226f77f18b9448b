import { brotliCompressSync } from 'node:zlib';
import { expect, test as base } from '../fixtures';
import { growShop, textAt } from '../many-products';
import { startShop, type Shop } from '../start-shop';

/** A shop of its own, whose catalogue grows. */
const test = base.extend<object, { own: Shop }>({
  own: [
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ own }, use) => use(own.webUrl),
});
test.describe.configure({ mode: 'serial' });

/** The most that a page may weigh of what it does with the demo's 42 products. */
const MAX_GROWTH = 1.3;
const PAGES = [
  '/',
  '/paper-to-cad',
  '/cad-services',
  '/3d-modelle',
  '/as-built',
  '/daten-services',
  '/3d-modelle/3d-druckmodell',
  '/en/cad-services',
];

/** Returns the pages that are still shown as they were before a change. */
const stalePages = async ({ webUrl }: Shop) => {
  const answers = await Promise.all(PAGES.map(async (path) => ({ path, answer: await fetch(webUrl + path) })));
  return answers.filter(({ answer }) => answer.headers.has('cache-status')).map(({ path }) => path);
};
const weigh = async (own: Shop) =>
  Object.fromEntries(
    await Promise.all(
      PAGES.map(async (path) => {
        const html = await textAt(own, path);
        return [path, { plain: html.length, compressed: brotliCompressSync(html).length }] as const;
      }),
    ),
  );

test('with 1,000 products pages weigh little more than with 42', async ({ own }) => {
  const before = await weigh(own);
  await growShop(own);
  await expect.poll(() => stalePages(own)).toEqual([]);
  const after = await weigh(own);
  const growths = PAGES.map((path) => {
    const [was, is] = [before[path], after[path]];
    const growth = was && is ? Math.max(is.plain / was.plain, is.compressed / was.compressed) : Infinity;
    return { path, growth, holds: growth <= MAX_GROWTH };
  });
  expect(growths.filter(({ holds }) => !holds)).toEqual([]);
});

test('every product of a section is linked from one of its pages, each of which leads to all others', async ({ own }) => {
  const linksAt = async (path: string) =>
    [...(await textAt(own, path)).matchAll(/<main[^]*<\/main>/g)].flatMap(([main]) =>
      [...main.matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? ''),
    );
  const pages = new Set((await linksAt('/cad-services')).filter((to) => to.startsWith('/cad-services?')));
  expect(pages.size).toBeGreaterThan(5);
  const products = new Set<string>();
  for (const page of ['/cad-services', ...pages]) {
    const links = await linksAt(page);
    for (const to of links) if (to.startsWith('/cad-services/')) products.add(to);
    expect(links).toEqual(expect.arrayContaining(['/cad-services', ...pages]));
  }
  const { documents } = (await (await fetch(`${own.webUrl}/api/search-documents`)).json()) as { documents: { path: string }[] };
  const known = documents.map(({ path }) => path).filter((path) => path.startsWith('/cad-services/'));
  expect(known.length).toBeGreaterThan(200);
  expect(known.filter((path) => !products.has(path))).toEqual([]);
});

for (const address of ['/cad-services?seite=99', '/cad-services?seite=0', '/cad-services?seite=zwei', '/cad-services?seite=1e1']) {
  test(`${address} is no page of the section`, async ({ own }) => {
    expect((await fetch(own.webUrl + address)).status).toBe(404);
  });
}

test('a visitor goes on to the next page and back, without a full load', async ({ page, open }) => {
  await open('/cad-services');
  const main = page.getByRole('main');
  const pages = main.getByRole('navigation', { name: 'Weitere Leistungen, nach Seiten' });
  const first = await main.locator('.product-groups .product-list a').last().getAttribute('href');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await pages.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/\/cad-services\?seite=2$/);
  await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(main.locator(`.product-groups a[href="${first}"]`)).toHaveCount(0);
  await page.goBack();
  await expect(main.locator(`.product-groups a[href="${first}"]`).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
