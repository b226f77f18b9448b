import type { Consent } from '@contract/consent';
import { expect, test } from '../fixtures';
import { t } from '../text';

test.use({ hasDecided: false });

for (const { width, height } of [
  { width: 1_280, height: 720 },
  { width: 1_440, height: 900 },
])
  test(`at ${width} by ${height} the question covers neither headline nor main action nor a product's button`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    const { title }: Consent = await (await page.request.get('/api/consent?locale=de')).json();
    for (const path of ['/', '/paper-to-cad/standard']) {
      await open(path);
      const bar = await page.getByRole('region', { name: title }).boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(94);
      for (const kept of [page.getByRole('heading', { level: 1 }), page.getByRole('main').locator('.button.primary').first()]) {
        const { y = Number.NaN, height: tall = 0 } = (await kept.boundingBox()) ?? {};
        expect(y + tall, path).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    }
  });

test('on a low screen, such as a page at 400 %, nothing sticks', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/paper-to-cad/standard', '/rechtliches/datenschutzrichtlinie', '/loesungen/raumbuch']) {
    await open(path);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('.header[data-scrolled]')).toBeAttached();
    const sticking = await page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter(({ childElementCount }) => childElementCount > 0)
        .map(({ className }) => className),
    );
    expect(sticking, path).toEqual([]);
  }
});

test('what was decided is reopened from the footer and from the legal pages; nothing floats over the page', async ({ page, open }) => {
  await open('/');
  const { title, settingsTitle }: Consent = await (await page.request.get('/api/consent?locale=de')).json();
  const notice = page.getByRole('region', { name: title });
  const settings = page.getByRole('dialog', { name: settingsTitle });
  await notice.getByRole('button', { name: t('consent.reject') }).click();
  await expect(notice).toBeHidden();
  const floating = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed' && element.childElementCount > 0)
        .map(({ className }) => className),
    );
  expect(await floating()).toEqual([]);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('consent.reopen') })
    .click();
  await expect(settings).toBeVisible();
  await open('/rechtliches/datenschutzrichtlinie');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('consent.reopen') })
    .click();
  await expect(settings).toBeVisible();
});
