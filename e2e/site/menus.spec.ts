import type { Category } from '@contract/content/product';
import type { Page } from '@playwright/test';
import { untilHydrated, expect, test as base } from '../fixtures';
import { growShop, textAt } from '../many-products';
import { panelToken } from '../panel';
import { startShop, type Shop } from '../start-shop';
import { t } from '../text';

/** A shop of its own with 1,000 products. */
const test = base.extend<object, { own: Shop }>({
  own: [
    async ({}, use) => {
      const shop = await startShop();
      await growShop(shop);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ own }, use) => use(own.webUrl),
});
// One after the other, so that they share the shop.
test.describe.configure({ mode: 'default' });

const FURTHER = '/menus/de/cad-services.html';

const sectionOf = async ({ webUrl }: Shop, locale = 'de'): Promise<Category> =>
  (await fetch(`${webUrl}/api/categories/cad-services?locale=${locale}`)).json();
const addressesOf = ({ products }: Category) => products.map(({ slug }) => `/cad-services/${slug}`);

/** Notes the paths that the page asks for from now on, as far as they are the menus'. */
function noteRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/menus/')) paths.push(pathname);
  });
  return paths;
}

/** The parts of a menu, as it stands at one of both widths. */
type Menu = { page: Page; isPhone: boolean };

const menuAt = (page: Page): Menu => ({ page, isPhone: (page.viewportSize()?.width ?? 0) < 1_080 });
const listIn = ({ page, isPhone }: Menu) =>
  page.locator(isPhone ? '#small-menu-cad-services ul' : '.mega-products').filter({ has: page.locator('a[href="/cad-services"]') });
const linksIn = (menu: Menu) => listIn(menu).getByRole('link');

async function openSection({ page, isPhone }: Menu) {
  if (!isPhone) {
    await page
      .getByRole('navigation', { name: t('nav.label') })
      .getByText(t('nav.services'), { exact: true })
      .hover();
    return page.locator('.mega-sections a[href="/cad-services"]').hover();
  }
  await page.getByRole('button', { name: t('menu.open') }).tap();
  await page.locator('[popovertarget="small-menu-cad-services"]').first().tap();
}

async function closeMenu({ page, isPhone }: Menu) {
  await page.keyboard.press('Escape');
  if (isPhone) return page.keyboard.press('Escape');
  await page.mouse.move(700, 895);
}

test(
  'a menu fetches the services that the page does not hold when their section is opened, and only then',
  { tag: '@phone' },
  async ({ page, open, own }) => {
    const menu = menuAt(page);
    const requests = noteRequests(page);
    const section = await sectionOf(own);
    await open('/');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await openSection(menu);
    const addresses = addressesOf(section);
    expect(addresses.length).toBeGreaterThan(200);
    await expect(linksIn(menu)).toHaveCount(addresses.length + 1);
    expect(await linksIn(menu).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      ...addresses,
      '/cad-services',
    ]);
    await closeMenu(menu);
    await openSection(menu);
    await expect(linksIn(menu).first()).toBeVisible();
    expect(requests.filter((path) => path === FURTHER)).toHaveLength(1);
  },
);

test('services that were fetched look like the first ones, in both price views', { tag: '@phone' }, async ({ page, open, own }) => {
  const menu = menuAt(page);
  const { products } = await sectionOf(own);
  const [first] = products;
  const last = products.findLastIndex(({ price, unit }) => price === first?.price && unit === first.unit);
  await open('/');
  await openSection(menu);
  await expect(linksIn(menu)).toHaveCount(products.length + 1);
  const lookOf = (index: number) =>
    linksIn(menu)
      .nth(index)
      .evaluate((link) => ({
        height: link.getBoundingClientRect().height,
        price: link.querySelector<HTMLElement>('.menu-price')?.innerText,
      }));
  expect(last).toBeGreaterThan(200);
  for (const view of ['consumer', 'business']) {
    await page.evaluate((name) => void (document.documentElement.dataset.priceView = name), view);
    const [look, looksLike] = [await lookOf(last), await lookOf(0)];
    expect(look).toEqual(looksLike);
    expect(look.price).toMatch(view === 'business' ? /^[\d,]+\s€ netto/ : /^[\d,]+\s€ inkl\./);
  }
});

test('the services panel draws what was fetched, and stays within the window', async ({ page, open, own }) => {
  const menu = menuAt(page);
  const { products } = await sectionOf(own);
  await open('/');
  await openSection(menu);
  const last = linksIn(menu).nth(products.length - 1);
  await last.hover();
  const drawing = page.waitForResponse((answer) => answer.url().includes(`/${products[100]?.drawing}.svg`));
  await linksIn(menu).nth(100).hover();
  expect((await drawing).ok()).toBe(true);
  const bottom = await page.locator('.mega').evaluate((panel) => panel.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('arrow keys and Tab reach the last service in the panel', async ({ page, open, own }) => {
  const menu = menuAt(page);
  const { products } = await sectionOf(own);
  await open('/');
  await page
    .getByRole('navigation', { name: t('nav.label') })
    .locator('summary')
    .first()
    .focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(linksIn(menu)).toHaveCount(products.length + 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(linksIn(menu).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const last = linksIn(menu).nth(products.length - 1);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(linksIn(menu).last()).toBeFocused();
});

test('Tab reaches the last service in the small menu', { tag: '@phone-only' }, async ({ page, open, own }) => {
  const menu = menuAt(page);
  const { products } = await sectionOf(own);
  await open('/');
  await openSection(menu);
  await expect(linksIn(menu)).toHaveCount(products.length + 1);
  await linksIn(menu).last().focus();
  await page.keyboard.press('Shift+Tab');
  const last = linksIn(menu).nth(products.length - 1);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/cad-services/${products.at(-1)?.slug}`);
});

for (const [name, status] of [
  ['without a connection', null],
  ['while the shop fails', 500],
] as const)
  test(
    `${name} the link to the section stays, and the next opening tries again`,
    { tag: '@phone' },
    async ({ page, open, own, expectFailures }) => {
      expectFailures(/\/menus\//);
      const menu = menuAt(page);
      const { products } = await sectionOf(own);
      await open('/');
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${FURTHER}`, async (route) => {
        await held;
        await (status ? route.fulfill({ status }) : route.abort('internetdisconnected'));
      });
      await openSection(menu);
      await expect(listIn(menu)).toHaveAttribute('aria-busy', 'true');
      answer();
      await expect(listIn(menu)).not.toHaveAttribute('aria-busy');
      await expect(linksIn(menu)).toHaveCount(13);
      await expect(linksIn(menu).last()).toHaveAttribute('href', '/cad-services');
      await expect(linksIn(menu).last()).toBeInViewport();
      await page.unroute(`**${FURTHER}`);
      await closeMenu(menu);
      await openSection(menu);
      await expect(linksIn(menu)).toHaveCount(products.length + 1);
    },
  );

test('a menu that was opened before the page was hydrated has its services, too', { tag: '@phone' }, async ({ page, own }) => {
  const menu = menuAt(page);
  const { products } = await sectionOf(own);
  let wake: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (wake = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  if (menu.isPhone) await openSection(menu);
  else await page.locator('.nav-links summary').first().click();
  wake();
  const opened = menu.isPhone ? linksIn(menu) : page.locator('.mega-products').first().getByRole('link');
  await expect(opened.nth(20)).toBeVisible();
  if (menu.isPhone) await expect(opened).toHaveCount(products.length + 1);
});

test('the rest of a section is kept like a page, in both languages, and is none for search engines', async ({ own }) => {
  for (const locale of ['de', 'en']) {
    const { products } = await sectionOf(own, locale);
    const path = FURTHER.replace('/de/', `/${locale}/`);
    const answer = await fetch(own.webUrl + path);
    const text = await answer.text();
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    const prefix = locale === 'en' ? '/en' : '';
    expect(links).toEqual(products.slice(12).map(({ slug }) => `${prefix}/cad-services/${slug}`));
    expect(text).toContain(locale === 'en' ? 'incl. VAT' : 'inkl. MwSt.');
    const headers = ['content-type', 'cache-control', 'x-robots-tag'].map((name) => answer.headers.get(name));
    expect(headers).toEqual(['text/html; charset=utf-8', 'public, no-cache', 'noindex']);
    const again = await fetch(own.webUrl + path, { headers: { 'if-none-match': String(answer.headers.get('etag')) } });
    expect(again.status).toBe(304);
  }
});

for (const path of ['/menus/de/gibt-es-nicht.html', '/menus/fr/cad-services.html', '/menus/de/cad-services', '/menus/de/../de.html'])
  test(`${path} is not found`, async ({ own }) => {
    expect((await fetch(own.webUrl + path)).status).toBe(404);
  });

test('a preview shows drafts in the menu, and nobody else sees them', async ({ page, own }) => {
  const { products } = await sectionOf(own);
  const product = `api::product.product/${products[100]?.id}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await panelToken(own.cmsUrl, own.dataDir)}` };
  const draft = { method: 'PUT', headers, body: JSON.stringify({ name: 'Nur im Entwurf' }) };
  const saved = await fetch(`${own.cmsUrl}/content-manager/collection-types/${product}?locale=de`, draft);
  expect(saved.ok, await saved.text()).toBe(true);
  const query = new URLSearchParams({ documentId: String(products[100]?.id), locale: 'de', status: 'draft' });
  const preview = await fetch(`${own.cmsUrl}/content-manager/preview/url/api::product.product?${query.toString()}`, { headers });
  const { data } = (await preview.json()) as { data: { url: string } };
  await page.goto(data.url);
  await untilHydrated(page);
  await expect(page.getByRole('complementary', { name: t('preview.draft') })).toBeVisible();
  await openSection(menuAt(page));
  await expect(listIn(menuAt(page)).getByRole('link', { name: /^Nur im Entwurf/ })).toBeVisible();
  expect(await textAt(own, FURTHER)).not.toContain('Nur im Entwurf');
});
