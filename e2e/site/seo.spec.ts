import type { SitemapEntry } from '@contract/content/site';
import { expect, test } from '../fixtures';

test('a page has its own picture for shared links, a PNG of 1200 × 630', async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const path of ['/', '/en', '/paper-to-cad', '/as-built/punktwolke-zu-bim']) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await request.get(address ?? '');
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/png']);
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    pictures.add(png.toString('base64'));
  }
  expect(pictures.size).toBe(4);
});

for (const path of ['/og/de/gibt-es-nicht.png', '/og/fr.png', '/search-index/fr.json']) {
  test(`${path} does not exist`, async ({ request }) => expect((await request.get(path)).status()).toBe(404));
}

test('a picture’s address that climbs out of its folder is refused', async ({ request }) =>
  expect((await request.get('/og/de/..%2f..%2fetc.png')).status()).toBe(400));

test('query parameters never reach the canonical address', async ({ page }) => {
  await page.goto('/en/paper-to-cad?utm_source=mail&sort=price');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/paper-to-cad$/);
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', /\/paper-to-cad$/);
});

test('facts for search engines can be read and give the gross price', async ({ page }) => {
  await page.goto('/paper-to-cad/standard');
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text));
  expect(facts.map((fact) => fact['@type'])).toEqual(expect.arrayContaining(['Organization', 'BreadcrumbList', 'Product', 'FAQPage']));
  const product = facts.find((fact) => fact['@type'] === 'Product');
  expect(product.offers.priceSpecification).toMatchObject({ priceCurrency: 'EUR', valueAddedTaxIncluded: true });
  expect(product.image).toMatch(/\/og\/de\/paper-to-cad\/standard\.png$/);
  await page.goto('/');
  const home = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(home.join()).toContain('/suche?q={search_term_string}');
});

test('the sitemap lists every page in its languages', async ({ request }) => {
  const { entries }: { entries: SitemapEntry[] } = await (await request.get('/api/sitemap')).json();
  const xml = await (await request.get('/sitemap.xml')).text();
  for (const { path } of entries) expect(xml).toContain(`${path === '/' ? '' : path}</loc>`);
  expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)?.length).toBe(xml.match(/<loc>/g)?.length);
});

for (const [path, language] of [
  ['/blog/feed.xml', 'de'],
  ['/en/blog/feed.xml', 'en'],
] as const) {
  test(`readers of feeds find ${path} on the blog and its articles`, async ({ page }) => {
    for (const article of ['', '/din-277-woflv-oder-gif']) {
      await page.goto(path.replace('/feed.xml', article));
      await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', new URL(path, page.url()).href);
    }
  });

  test(`${path} is the blog as a feed`, async ({ request, page }) => {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const xml = await answer.text();
    expect(xml).toContain(`xml:lang="${language}"`);
    await page.goto('/');
    const problems = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      return { errors: feed.querySelectorAll('parsererror').length, entries: feed.querySelectorAll('entry').length };
    }, xml);
    expect(problems.errors).toBe(0);
    expect(problems.entries).toBeGreaterThan(0);
  });
}

test('the brief for language models names every service with its address', async ({ request }) => {
  for (const [path, address] of [
    ['/llms.txt', '/paper-to-cad/standard'],
    ['/en/llms.txt', '/en/paper-to-cad/standard'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toContain(`${address})`);
  }
});
