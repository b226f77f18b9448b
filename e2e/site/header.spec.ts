import type { Site } from '@contract/content/site';
import type { Page } from '@playwright/test';
import { HEADER_SCROLL_THRESHOLD_PX, LOGO_ALTERNATION_MS, PANEL_CLOSE_DELAY_MS } from '../contract';
import { untilHydrated, expect, test } from '../fixtures';
import { t } from '../text';

test.describe('the navigation of wide screens', () => {
  test('opens the services panel when pointed at and shows the products of the section under the pointer', async ({
    page,
    open,
    request,
  }) => {
    const { categories }: Site = await (await request.get('/api/site?locale=de')).json();
    const fetched: string[] = [];
    page.on('request', (asked) => asked.url().includes('/menus/') && fetched.push(asked.url()));
    await open('/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    await nav.getByText(t('nav.services'), { exact: true }).hover();
    for (const { navLabel, products } of categories) {
      await nav.getByRole('link', { name: `${navLabel} ${products.length}` }).hover();
      for (const { name } of products) await expect(nav.getByRole('link', { name: new RegExp(`^${name} .*€`) })).toBeVisible();
      await expect(nav.getByRole('link', { name: /€/ })).toHaveCount(products.length);
    }
    // The page holds every service of these sections.
    expect(fetched).toEqual([]);
  });

  test('stays with a section on the straight path to its products, and with the next one after a rest on it', async ({ page, open }) => {
    await open('/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    await nav.getByText(t('nav.services'), { exact: true }).hover();
    const section = nav.locator('.mega-sections a[href="/cad-services"]');
    await section.hover();
    const product = nav.locator('.mega-products a[href="/cad-services/flucht-und-rettungsplaene"]');
    await expect(product).toBeVisible();
    const { x = 0, y = 0 } = (await product.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 10, { steps: 25 });
    await expect(product).toBeVisible();
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    const next = nav.locator('.mega-sections a[href="/as-built"]');
    await next.hover();
    await expect(next).toHaveAttribute('aria-expanded', 'true');
    await expect(section).toHaveAttribute('aria-expanded', 'false');
  });

  test('Tab goes from a section to its products and from the last of them to the next section, and back', async ({ page, open }) => {
    await open('/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    await nav.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    const sections = nav.locator('.mega-sections a');
    const products = nav.locator('.mega-products:not([hidden]) a');
    await page.keyboard.press('Tab');
    await expect(sections.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(products.first()).toBeFocused();
    await products.last().focus();
    await page.keyboard.press('Tab');
    await expect(sections.nth(1)).toBeFocused();
    await expect(sections.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(products.last()).toBeFocused();
    await expect(sections.first()).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes the panel 400 ms after the pointer left, and not before', async ({ page, open }) => {
    await page.clock.install();
    await open('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const services = page.getByRole('navigation', { name: t('nav.label') }).getByText(t('nav.services'), { exact: true });
    const question = page.getByRole('navigation', { name: t('nav.label') }).getByText(t('nav.unsure.title'));
    await services.hover();
    await expect(question).toBeVisible();
    await page.mouse.move(700, 850);
    await page.clock.runFor(PANEL_CLOSE_DELAY_MS - 50);
    await expect(question).toBeVisible();
    await page.clock.runFor(100);
    await expect(question).toBeHidden();
  });

  test('keeps the panel open when the pointer comes back in time', async ({ page, open }) => {
    await page.clock.install();
    await open('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const services = page.getByRole('navigation', { name: t('nav.label') }).getByText(t('nav.services'), { exact: true });
    const question = page.getByRole('navigation', { name: t('nav.label') }).getByText(t('nav.unsure.title'));
    await services.hover();
    await page.mouse.move(700, 850);
    await page.clock.runFor(PANEL_CLOSE_DELAY_MS - 100);
    await services.hover();
    await page.clock.runFor(PANEL_CLOSE_DELAY_MS * 2);
    await expect(question).toBeVisible();
  });

  test('opens and closes menus by click, one at a time, and by a click elsewhere', async ({ page, open }) => {
    await open('/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    const tool = nav.getByRole('link', { name: /Raumbuch/ }).last();
    const summary = (label: string) => nav.locator('summary', { hasText: label });
    await summary(t('nav.tools')).dispatchEvent('click');
    await expect(tool).toBeVisible();
    await summary(t('nav.solutions')).dispatchEvent('click');
    await expect(nav.getByRole('link', { name: /^Architekten/ })).toBeVisible();
    await expect(tool).toBeHidden();
    await page.getByRole('main').click({ position: { x: 20, y: 600 } });
    await expect(nav.getByRole('link', { name: /^Architekten/ })).toBeHidden();
  });

  test('is walked with the arrow keys, also before its code has come, and Esc gives the focus back', async ({ page, open, request }) => {
    await page.route(/\/assets\/services-panel/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const { categories }: Site = await (await request.get('/api/site?locale=de')).json();
    const [first, second] = categories;
    if (!first || !second) throw new Error('two sections are needed');
    await open('/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    const services = nav.locator('summary').first();
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(nav.getByText(t('nav.unsure.title'))).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(nav.getByRole('link', { name: `${first.navLabel} ${first.products.length}` })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(nav.getByRole('link', { name: `${second.navLabel} ${second.products.length}` })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(nav.getByRole('link', { name: new RegExp(`^${second.products[0]?.name}`) })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(nav.getByRole('link', { name: new RegExp(`^${second.products[1]?.name}`) })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(nav.getByRole('link', { name: `${second.navLabel} ${second.products.length}` })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav.getByText(t('nav.unsure.title'))).toBeHidden();
    await expect(services).toBeFocused();
  });

  test('leads to every tool and solution from its dropdowns and closes after the choice', async ({ page, open, request }) => {
    const { solutions, tools }: Site = await (await request.get('/api/site?locale=de')).json();
    await open('/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    for (const [label, entries] of [
      [t('nav.tools'), tools],
      [t('nav.solutions'), solutions],
    ] as const) {
      await nav.getByText(label, { exact: true }).hover();
      for (const { name, to } of entries)
        await expect(nav.locator('details[open]').getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', to);
    }
    await nav.getByText(t('nav.services'), { exact: true }).hover();
    await nav.getByRole('link', { name: /^Paper to CAD 3$/ }).click();
    await expect(page).toHaveURL('/paper-to-cad');
    await expect(nav.getByText(t('nav.unsure.title'))).toBeHidden();
  });
});

test('scrolling past 96 px changes the header without moving the page', { tag: '@phone' }, async ({ page, open }) => {
  await open('/paper-to-cad');
  const header = page.getByRole('banner');
  const heading = page.getByRole('heading', { level: 1 });
  const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await topOf();
  await page.evaluate((y) => scrollTo(0, y), HEADER_SCROLL_THRESHOLD_PX);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate((y) => scrollTo(0, y), HEADER_SCROLL_THRESHOLD_PX + 1);
  await expect(header).toHaveAttribute('data-scrolled');
  expect(await topOf()).toBe(before);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(
    page
      .getByRole('link', { name: t('nav.configurator') })
      .filter({ visible: true })
      .first(),
  ).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).not.toHaveAttribute('data-scrolled');
  expect(await topOf()).toBe(before);
});

const tones = [
  ['/', '#000'],
  ['/en', '#000'],
  ['/paper-to-cad', 'var(--accent-paper)'],
  ['/cad-services/tga-plaene', 'var(--accent-cad)'],
  ['/3d-modelle', 'var(--accent-model)'],
  ['/daten-services/raumbuch', 'var(--accent-data)'],
  ['/en/as-built', 'var(--accent-asbuilt)'],
  ['/fachwissen-bibliothek', 'var(--accent-cad)'],
  ['/unlimitierte-cad-services-abonnement', 'var(--accent-cad)'],
] as const;
const logoOf = (page: Page) => page.getByRole('link', { name: /Planquadrat/ }).first();

/** Returns a colour of the stylesheet as the browser computes it at the logo. */
const colourOf = (page: Page, color: string) =>
  logoOf(page).evaluate((logo, requested) => {
    const probe = logo.appendChild(Object.assign(document.createElement('i'), { style: `color: ${requested}; transition: none` }));
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  }, color);

for (const [path, colour] of tones) {
  test(`the logo on ${path} is ${colour}`, async ({ page }) => {
    await page.goto(path);
    await expect(logoOf(page)).toHaveCSS('color', await colourOf(page, colour));
  });
}

/** Returns the logo's colour at these times of its animation, in milliseconds, and the duration of one round. */
const logoAt = (page: Page, times: readonly number[]) =>
  logoOf(page).evaluate((logo, moments) => {
    const [alternation] = logo.getAnimations().filter((animation) => 'animationName' in animation);
    if (!alternation) return null;
    alternation.pause();
    const colours = moments.map((moment) => {
      alternation.currentTime = moment;
      return getComputedStyle(logo).color;
    });
    return { colours, everyMs: alternation.effect?.getComputedTiming().duration };
  }, times);

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  for (const path of ['/konfigurator', '/app/login', '/app/signup', '/admin/login', '/contractor/login'])
    test(`with ${reducedMotion} the logo on ${path} alternates between both brand colours every 5 s`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(path);
      const [primary, secondary] = [await colourOf(page, 'var(--primary)'), await colourOf(page, 'var(--secondary)')];
      expect(primary).not.toBe(secondary);
      const times = [0, 4_000, LOGO_ALTERNATION_MS, 9_000, 2 * LOGO_ALTERNATION_MS, 3 * LOGO_ALTERNATION_MS];
      expect(await logoAt(page, times)).toEqual({
        colours: [primary, primary, secondary, secondary, primary, secondary],
        everyMs: 2 * LOGO_ALTERNATION_MS,
      });
      // With reduced motion there is no fading either.
      const [fading] = (await logoAt(page, [4_700]))?.colours ?? [];
      expect(fading === primary).toBe(reducedMotion === 'reduce');
    });

for (const [role, path] of [
  ['user', '/app/orders'],
  ['admin', '/admin/orders'],
  ['contractor', '/contractor/orders'],
] as const)
  test(`the logo of ${path} alternates, too`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(path);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const colours = [await colourOf(page, 'var(--primary)'), await colourOf(page, 'var(--secondary)')];
    expect((await logoAt(page, [0, LOGO_ALTERNATION_MS]))?.colours).toEqual(colours);
  });

test.describe('the small menu', { tag: '@phone-only' }, () => {
  test('leads in two levels to a product and closes there', async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: t('menu.open') }).tap();
    const menu = page.getByRole('dialog', { name: t('menu.label') });
    await expect(menu.getByRole('button', { name: t('menu.close') })).toBeFocused();
    await menu.getByRole('button', { name: /As-Built/ }).tap();
    await menu.getByRole('link', { name: /^Punktwolke zu BIM/ }).tap();
    await expect(page).toHaveURL('/as-built/punktwolke-zu-bim');
    await expect(menu).toBeHidden();
  });

  test('goes back a level and closes with Esc, with the focus where it came from', async ({ page, open }) => {
    await open('/');
    const opener = page.getByRole('button', { name: t('menu.open') });
    await opener.tap();
    const menu = page.getByRole('dialog', { name: t('menu.label') });
    const section = menu.getByRole('button', { name: /Data Services/ }).first();
    await section.tap();
    await page.keyboard.press('Escape');
    await expect(section).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('switches the language and keeps the page', async ({ page, open }) => {
    await open('/paper-to-cad');
    await page.getByRole('button', { name: t('menu.open') }).tap();
    await page
      .getByRole('dialog', { name: t('menu.label') })
      .getByRole('link', { name: t('language.en') })
      .tap();
    await expect(page).toHaveURL('/en/paper-to-cad');
    await untilHydrated(page);
  });
});
