import { expect, test } from '../fixtures';
import { t, textIn } from '../text';

const faqs = '/faq-frequently-asked-questions';

test('an address that names a question opens its answer, loaded or followed', async ({ page, open }) => {
  await open(faqs);
  const answers = page.getByRole('main').locator('details > [id^="faq-"]');
  const id = await answers.last().getAttribute('id');
  const question = await page.locator(`details:has(#${id}) > summary`).textContent();
  await expect(page.locator(`#${id}`)).toBeHidden();

  await page.goto('about:blank');
  await page.goto(`${faqs}#${id}`);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator(`#${id}`)).toBeInViewport();

  await open(`/suche?q=${encodeURIComponent(question ?? '')}`);
  await page.getByRole('main').locator(`a[href$="#${id}"]`).click();
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('projects and terms are filtered by their address', async ({ page, open }) => {
  await open('/projekte');
  const projects = page.getByRole('main').locator('a[href^="/projekte/"]');
  const all = await projects.count();
  await page.getByRole('main').locator('a[href*="leistung="]').first().click();
  await expect(page).toHaveURL(/leistung=/);
  await expect.poll(() => projects.count()).toBeLessThan(all);
  expect(await projects.count()).toBeGreaterThan(0);

  await open('/fachwissen-bibliothek');
  const terms = page.getByRole('main').locator('a[href^="/fachwissen-bibliothek/"]');
  const known = await terms.count();
  await page.getByRole('main').locator('a[href*="thema="]').first().click();
  await expect(page).toHaveURL(/thema=/);
  await expect.poll(() => terms.count()).toBeLessThan(known);
  expect(await terms.count()).toBeGreaterThan(0);
});

for (const locale of ['de', 'en'] as const) {
  const note = textIn(locale)('pages.draft');
  const prefix = locale === 'en' ? '/en' : '';
  for (const path of ['/rechtliches/impressum', '/rechtliches/datenschutzrichtlinie', '/barrierefreiheit', '/widerruf'])
    test(`${prefix}${path} says that its text is a draft with example values`, async ({ page }) => {
      await page.goto(prefix + path);
      await expect(page.getByText(note)).toBeVisible();
    });
}

test('a text without example values passes for final', async ({ page }) => {
  await page.goto('/wer-wir-sind');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('pages.draft'))).toBeHidden();
});
