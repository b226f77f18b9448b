import type { Site } from '@contract/content/site';
import { expect, test } from '../fixtures';
import { hold } from '../hold';
import { t } from '../text';

const isPhone = () => test.info().project.name === 'phone';

test('the language switch keeps the page', async ({ page, open }) => {
  await open('/as-built/punktwolke-zu-bim');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t('language.en') }).click();
  await expect(page).toHaveURL('/en/as-built/punktwolke-zu-bim');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await footer.getByRole('link', { name: t('language.de') }).click();
  await expect(page).toHaveURL('/as-built/punktwolke-zu-bim');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the language switch keeps what was asked for', async ({ page, open }) => {
  for (const address of ['/suche?q=plan', '/projekte?leistung=as-built', '/kontakt?thema=quote']) {
    await open(address);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('language.en') })
      .click();
    await expect(page).toHaveURL(`/en${address}`);
  }
});

test(
  'walking on by links, everything follows the page, and the first page is there again on the way back',
  { tag: '@phone' },
  async ({ page, open, isMobile }) => {
    await open('/');
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    const first = { heading: await heading.textContent(), title: await page.title(), figures: await main.locator('figure').count() };
    const canonical = () =>
      page.locator('link[rel=canonical]').evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    await main.locator('a[href="/as-built"]').first().click();
    await expect(page).toHaveURL('/as-built');
    await expect(page.getByRole('banner').getByRole('link', { name: /Planquadrat/ })).toHaveAttribute('data-tone', 'asbuilt');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: t('language.en') })).toHaveAttribute('href', '/en/as-built');
    if (!isMobile)
      await expect(
        page
          .getByRole('navigation', { name: t('nav.label') })
          .locator('summary')
          .first(),
      ).toHaveAttribute('aria-current', 'true');
    await expect(page).not.toHaveTitle(first.title);
    await expect.poll(canonical).toEqual(['/as-built']);
    await expect(main.locator('svg').first()).toBeAttached();

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(heading).toHaveText(first.heading ?? '');
    await expect(main.locator('figure')).toHaveCount(first.figures);
    await expect(page).toHaveTitle(first.title);
    await expect.poll(canonical).toEqual(['/']);
  },
);

test(
  'the section line of a category follows its slider, on the first page and after a walk',
  { tag: '@phone' },
  async ({ page, open, isMobile }) => {
    await open('/as-built');
    const cut = () => page.locator('.before-after').evaluate((sheet) => getComputedStyle(sheet).getPropertyValue('--cut'));
    const slider = page.getByRole('slider', { name: t('catalogue.cut.label') });
    await slider.fill('80');
    expect(await cut()).toBe('0.8');
    if (isMobile) return;
    await page
      .getByRole('navigation', { name: t('nav.label') })
      .getByText(t('nav.services'), { exact: true })
      .hover();
    await page.getByRole('link', { name: /^CAD Services 11$/ }).click();
    await expect(page).toHaveURL('/cad-services');
    await slider.fill('20');
    expect(await cut()).toBe('0.2');
  },
);

test('a page that takes its time is under way, and then there', async ({ page, open }) => {
  await open('/cad-services');
  const main = page.getByRole('main');
  await expect(main).not.toHaveAttribute('aria-busy');
  const release = await hold(page, /\/assets\/product-/);
  await main.locator('a[href^="/cad-services/"]').first().click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/cad-services\/./);
  await expect(main).not.toHaveAttribute('aria-busy');
});

test('the skip link is the first stop and leads to the content', async ({ page, open }) => {
  await open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('page.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer links to the four social networks', async ({ page, request }) => {
  const { brand, social }: Site = await (await request.get('/api/site?locale=de')).json();
  await page.goto('/');
  for (const [network, name] of Object.entries({
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    youtube: 'YouTube',
    facebook: 'Facebook',
  })) {
    const url = social.find((entry) => entry.network === network)?.url ?? '';
    await expect(page.getByRole('contentinfo').getByRole('link', { name: t('footer.social', { brand, network: name }) })).toHaveAttribute(
      'href',
      url,
    );
  }
});

test('an unknown address answers 404 with related links, in both languages', async ({ page, expectFailures }) => {
  expectFailures(/status of 404/);
  for (const [path, home] of [
    ['/gibt-es-nicht/hier', '/'],
    ['/en/paper-to-cad/nothing', '/en'],
    ['/impressum.php', '/'],
    ['/en/index.html', '/en'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', home);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, links lead on and products are there', { tag: '@phone' }, async ({ page, request }) => {
    const { categories }: Site = await (await request.get('/api/site?locale=de')).json();
    await page.goto('/');
    if (isPhone()) {
      await page.getByRole('button', { name: t('menu.open') }).click();
      await page
        .getByRole('dialog', { name: t('menu.label') })
        .getByRole('button', { name: /CAD Services/ })
        .click();
      await page.getByRole('link', { name: t('nav.all', { name: 'CAD Services' }) }).click();
    } else {
      const nav = page.getByRole('navigation', { name: t('nav.label') });
      await nav.getByText(t('nav.services'), { exact: true }).click();
      await nav.getByRole('link', { name: /^CAD Services/ }).click();
    }
    await expect(page).toHaveURL('/cad-services');
    for (const { slug } of categories.find(({ slug }) => slug === 'cad-services')?.products ?? []) {
      await expect(page.getByRole('main').locator(`a[href="/cad-services/${slug}"]`).first()).toBeVisible();
    }
    await page.goto('/cad-services/tga-plaene');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('noscript').getByRole('link', { name: t('box.contact') })).toBeVisible();
  });
});
