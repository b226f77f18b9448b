import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { t, textIn } from '../text';

const MOST_INDEX_BYTES = 60_000;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('search.title') });
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: t('search.label') });
const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
const opener = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.search') })
    .filter({ visible: true });

const misspellings = [
  { why: 'a part of the word', question: 'fläche' },
  { why: 'no umlaut', question: 'wohnflachen' },
  { why: 'a written-out umlaut', question: 'wohnflaechenberechnung' },
  { why: 'a wrong letter', question: 'wohnflechenberechnung' },
  { why: 'two swapped letters', question: 'wohnfläcehnberechnung' },
];
for (const { why, question } of misspellings) {
  test(`"Wohnflächenberechnung" is found by ${why}`, async ({ page, open }) => {
    await open('/');
    await opener(page).click();
    await fieldOf(page).fill(question);
    await expect(
      optionsOf(page)
        .filter({ hasText: /Wohnflächenberechnung/ })
        .first(),
    ).toBeVisible();
  });
}

for (const { question, hit } of [
  { question: 'AGB', hit: 'Allgemeine Geschäftsbedingungen' },
  { question: 'Telefon', hit: 'Kontakt' },
  { question: 'Rettungsweg', hit: 'Flucht- und Rettungspläne' },
  { question: 'LOD300', hit: 'LOD 300' },
]) {
  test(`"${question}" leads to ${hit}`, async ({ page, open }) => {
    await open('/');
    await opener(page).click();
    await fieldOf(page).fill(question);
    await expect(optionsOf(page).filter({ hasText: hit }).first()).toBeVisible();
  });
}

test('the keyboard alone finds, chooses and opens', async ({ page, open }) => {
  await open('/');
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('punktwolke bim');
  const first = optionsOf(page).first();
  await expect(first).toContainText('Punktwolke zu BIM');
  await expect(first.locator('mark').first()).toHaveText('Punktwolke');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/as-built/punktwolke-zu-bim');
  await expect(dialogOf(page)).toBeHidden();
});

test('the arrows go from hit to hit as they are shown, each in sight', async ({ page, open }) => {
  await open('/');
  await page.keyboard.press('/');
  await fieldOf(page).fill('grundriss');
  await expect(dialogOf(page).getByRole('group').nth(2)).toBeVisible();
  const shown = await optionsOf(page).allTextContents();
  const chosen = dialogOf(page).getByRole('option', { selected: true });
  for (const option of shown) {
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText(option);
    // Heights are not whole pixels.
    await expect(chosen).toBeInViewport({ ratio: 0.9 });
  }
});

test('Esc closes the search and gives the focus back', async ({ page, open }) => {
  await open('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a slash inside a field is a slash', async ({ page, open }) => {
  await open('/suche');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('1/2');
  await expect(field).toHaveValue('1/2');
  await expect(dialogOf(page)).toBeHidden();
});

test('Enter without a choice shows all hits on their page', { tag: '@phone' }, async ({ page, open }) => {
  await open('/');
  await opener(page).click();
  await fieldOf(page).fill('277');
  await expect(optionsOf(page).first()).toBeVisible();
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL('/suche?q=277');
  await expect(page.getByRole('heading', { level: 1, name: t('search.title') })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /DIN 277/ })
      .first(),
  ).toBeVisible();
});

test('without hits and without a question there are related links', async ({ page, open }) => {
  await open('/');
  await opener(page).click();
  await expect(dialogOf(page).getByRole('link', { name: 'Paper to CAD' })).toBeVisible();
  await fieldOf(page).fill('qqqqqqqqqq');
  await expect(dialogOf(page).getByRole('status')).toHaveText(t('search.none.title', { question: 'qqqqqqqqqq' }));
  await expectAccessible(page);
  await dialogOf(page).getByRole('link', { name: 'Paper to CAD' }).click();
  await expect(page).toHaveURL('/paper-to-cad');
  await expect(dialogOf(page)).toBeHidden();
});

test('a loaded search goes on without a connection', async ({ page, open, context, expectFailures }) => {
  // The pages of links that are pointed at cannot be fetched ahead.
  expectFailures(/ERR_INTERNET_DISCONNECTED/);
  await open('/');
  await opener(page).click();
  await fieldOf(page).fill('plan');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await opener(page).click();
  await fieldOf(page).fill('raumbuch');
  await expect(optionsOf(page).first()).toContainText('Raumbuch');
  await page.keyboard.press('Escape');
  // By then the search would ask whether its index has changed.
  await page.clock.setFixedTime(Date.now() + 60 * 60_000);
  await opener(page).click();
  await fieldOf(page).fill('punktwolke');
  await expect(optionsOf(page).first()).toContainText('Punktwolke');
});

test('a search that cannot be loaded says so and loads on request', async ({ page, open, expectFailures }) => {
  expectFailures(/search-index/, /503|Failed to load resource/);
  let broken = true;
  await page.route(/search-index/, (route) => (broken ? route.fulfill({ status: 400, body: '{}' }) : route.continue()));
  await open('/');
  await opener(page).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText(t('search.failed'));
  broken = false;
  await dialogOf(page)
    .getByRole('button', { name: t('search.retry') })
    .click();
  await fieldOf(page).fill('raumbuch');
  await expect(optionsOf(page).first()).toContainText('Raumbuch');
});

for (const locale of ['de', 'en']) {
  test(`the index in ${locale} is small and says when it has not changed`, async ({ request }) => {
    const answer = await request.get(`/search-index/${locale}.json`);
    expect(brotliCompressSync(await answer.body()).length).toBeLessThan(MOST_INDEX_BYTES);
    const etag = answer.headers().etag ?? '';
    expect((await request.get(`/search-index/${locale}.json`, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to a page that searches', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/en');
    await page
      .getByRole('banner')
      .getByRole('link', { name: textIn('en')('nav.search') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL('/en/suche');
    await page.getByRole('main').getByRole('searchbox').fill('point clowd');
    await page
      .getByRole('main')
      .getByRole('button', { name: textIn('en')('search.submit') })
      .click();
    await expect(page).toHaveURL('/en/suche?q=point+clowd');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Point Cloud/i })
        .first(),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('the page of results has no barrier, with and without hits', { tag: '@phone' }, async ({ page, open }) => {
  for (const path of ['/suche', '/suche?q=plan', '/suche?q=qqqqqqqqqq']) {
    await open(path);
    await expectAccessible(page);
    await expectNarrow(page);
  }
});
