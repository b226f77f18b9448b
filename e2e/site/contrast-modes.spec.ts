import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { t } from '../text';
import { addToCart, boxOf, productAt } from './cart-journey';

/** Resolves a system colour to what it is in this theme. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const resolved = getComputedStyle(probe).color;
    probe.remove();
    return resolved;
  }, name);

/** Changes something on the page without hovering or focusing it. @returns whether the part looks different afterwards */
async function looksDifferent(part: Locator, change: (page: Page) => Promise<unknown>): Promise<boolean> {
  await part.scrollIntoViewIfNeeded();
  const before = await part.screenshot({ animations: 'disabled' });
  await change(part.page());
  return !before.equals(await part.screenshot({ animations: 'disabled' }));
}

const clickUnseen = (target: Locator) => target.evaluate((element) => (element as HTMLElement).click());

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with the forced colours of a ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } });

    test('drawings keep their lines, and text its ground', async ({ page, open }) => {
      await open('/');
      const [ink, ground] = await Promise.all([systemColour(page, 'CanvasText'), systemColour(page, 'Canvas')]);
      expect(ink).not.toBe(ground);
      const strip = page.locator('.strip svg').first();
      expect(await strip.evaluate((svg) => getComputedStyle(svg).color)).toBe(ink);
      expect(await page.locator('.footer').evaluate((footer) => getComputedStyle(footer).backgroundColor)).toBe(ground);
    });

    test('checked, selected, reached, current and disabled parts look different from the others', async ({ page, open, request }) => {
      const product = await productAt(request, '/paper-to-cad/standard');
      await open('/paper-to-cad/standard');
      const box = boxOf(page, product);
      const button = box.getByRole('button', { name: t('box.add') });
      expect(await looksDifferent(button, () => button.evaluate((element) => element.setAttribute('disabled', '')))).toBe(true);
      await button.evaluate((element) => element.removeAttribute('disabled'));
      await box.locator('summary').first().click();
      const addon = box.getByRole('checkbox').first();
      expect(await looksDifferent(addon, () => clickUnseen(addon))).toBe(true);
      expect(await looksDifferent(addon, () => addon.evaluate((input) => void ((input as HTMLInputElement).disabled = true)))).toBe(true);
      const view = page.locator('.sample .segments label').first();
      expect(await looksDifferent(view, () => clickUnseen(view.locator('input')))).toBe(true);
      const tier = box.locator('.price-ladder td').nth(1);
      const isReached = async () => {
        for (let pressed = 1; pressed < 5; pressed++) await clickUnseen(box.getByRole('button', { name: t('quantity.more') }));
        await expect(tier).toHaveClass(/reached/);
      };
      expect(await looksDifferent(tier, isReached)).toBe(true);
      const link = page.locator('.nav-links > a').first();
      expect(await looksDifferent(link, () => link.evaluate((element) => element.setAttribute('aria-current', 'page')))).toBe(true);
    });

    test('each status keeps a sign of its own', async ({ page }) => {
      await page.goto('/_ui');
      const signs = new Map<string, string>();
      for (const status of await page.locator('.status').all()) {
        await status.scrollIntoViewIfNeeded();
        const { x, y, height } = (await status.boundingBox()) ?? { x: 0, y: 0, height: 0 };
        const sign = await page.screenshot({ clip: { x: Math.round(x) + 6, y: Math.round(y + height / 2) - 7, width: 14, height: 14 } });
        signs.set(await status.evaluate((element) => element.className), sign.toString('base64'));
      }
      expect(signs.size).toBe(6);
      expect(new Set(signs.values()).size).toBe(signs.size);
    });
  });

test.describe('where more contrast is asked for', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('hints are as dark as text', async ({ page, open }) => {
    await open('/kontakt');
    const colourOf = (name: string) => page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name);
    expect(await colourOf('--ink-3')).toBe(await colourOf('--ink'));
    await expectAccessible(page);
  });
});

/** The text spacing that pages must bear (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Returns the texts that are cut off. The claims above the header are left out: those without room are hidden at every width. */
const clippedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          element.textContent?.trim() &&
          !element.querySelector('.drawing') &&
          !element.closest('svg, .drawing, .infobar, .strip, .visually-hidden, [aria-hidden="true"]'),
      )
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const { overflowX, overflowY, visibility } = getComputedStyle(element);
        const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
        return visibility !== 'hidden' && (cutsX || cutsY);
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`),
  );

test('spaced text is neither cut off nor wider than the screen', { tag: '@phone' }, async ({ page, open, isMobile, request }) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 900 });
  await addToCart(page, await productAt(request, '/paper-to-cad/standard'));
  for (const path of ['/', '/paper-to-cad', '/paper-to-cad/standard', '/konfigurator', '/kontakt']) {
    await open(path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    expect.soft(await clippedTexts(page), path).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('what changes is said alone: the total of the cart, the share of a sheet, the view of a sample', async ({ page, open, request }) => {
  await open('/paper-to-cad');
  const slider = page.getByRole('slider', { name: t('catalogue.cut.label') });
  await expect(slider).toHaveAttribute('aria-valuetext', /50 %.* 50 %/);
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', / 0 %.* 100 %/);

  await open('/paper-to-cad/standard');
  const sheet = page.getByRole('group', { name: t('catalogue.sheet.label', { name: 'Paper to CAD Standard' }) });
  await expect(sheet.getByRole('img')).toHaveCount(1);
  await expect(sheet.getByRole('img')).toHaveAccessibleName(new RegExp(`^${t('catalogue.sheet.after')}: .+`));

  const product = await productAt(request, '/paper-to-cad/standard');
  await boxOf(page, product).locator('summary').first().click();
  const addon = boxOf(page, product).getByRole('checkbox').first();
  const [first] = product.addons;
  await expect(addon).toHaveAccessibleName(new RegExp(`^${first?.name}.*%$|^${first?.name}.*€`));
  await expect(addon).toHaveAccessibleDescription(/\w/);

  await addToCart(page, product);
  await page.goto('/konfigurator');
  const summary = page.getByRole('complementary', { name: t('price.title') });
  await expect(summary.getByRole('status').first()).toContainText('€');
  await expect(summary.locator('[aria-live] table')).toHaveCount(0);
});
