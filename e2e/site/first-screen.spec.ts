import type { Consent } from '@contract/consent';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { t, textIn } from '../text';

/** Returns where the element ends on the screen, in pixels from its top. */
async function endOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

for (const hasDecided of [true, false]) {
  test.describe(hasDecided ? 'with the whole header' : 'beside the consent notice', () => {
    test.use({ hasDecided });

    test('home says on its first screen what it is, what it costs from, how fast it is and why to trust it', async ({ page, open }) => {
      await open('/');
      const main = page.getByRole('main');
      const fact = (name: string) => main.locator('dl > div').filter({ hasText: name }).locator('dd');
      const price = fact(t('catalogue.hero.from', { section: 'Paper to CAD' }));
      await expect(price).toContainText('€');
      const answers = [
        main.getByRole('heading', { level: 1 }),
        price,
        fact(t('catalogue.hero.delivery.value')),
        fact(t('catalogue.hero.projects.value')),
      ];
      let fold = page.viewportSize()?.height ?? 0;
      if (!hasDecided) {
        const { title }: Consent = await (await page.request.get('/api/consent?locale=de')).json();
        fold = (await page.getByRole('region', { name: title }).boundingBox())?.y ?? 0;
      }
      for (const answer of answers) expect(await endOf(answer)).toBeLessThanOrEqual(fold);
    });
  });
}

for (const [path, name] of [
  ['/blog', t('pages.blog.title')],
  ['/projekte', t('pages.projects.title')],
  ['/kontakt', 'Kontakt'],
  ['/wer-wir-sind', 'Wer wir sind'],
  ['/unlimitierte-cad-services-abonnement', 'Unlimitiertes CAD-Services-Abonnement'],
] as const) {
  test(`${path} names itself once and begins with a headline and a drawing`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(name, { exact: true })).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(name);
    if (path === '/projekte') await expect(main.getByText(t('pages.projects.example-note'))).toBeVisible();
    await expect(main.locator('.drawing svg').first()).toBeVisible();
    await page.goto(`/en${path}`);
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(
      (await main.locator('[aria-current="page"]').first().textContent()) ?? '',
    );
    if (path === '/kontakt') await expect(page.getByRole('heading', { name: textIn('en')('contact-form.title') })).toBeVisible();
  });
}
