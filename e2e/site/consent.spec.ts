import type { Consent } from '@contract/consent';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { t, textIn } from '../text';

declare global {
  interface Window {
    /** The queue that analytics would read. */
    dataLayer?: Record<string, unknown>[];
  }
}

test.use({ hasDecided: false });

const stored = (page: Page) =>
  page.evaluate(() => ({ preferences: localStorage.getItem('cookiePreferences'), decision: localStorage.getItem('cookieDecision') }));
const pageViews = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view').map(({ page_path: path }) => path));
const textsOf = async (page: Page, locale = 'de'): Promise<Consent> => (await page.request.get(`/api/consent?locale=${locale}`)).json();
const notice = async (page: Page, locale = 'de') => page.getByRole('region', { name: (await textsOf(page, locale)).title });
const settings = async (page: Page) => page.getByRole('dialog', { name: (await textsOf(page)).settingsTitle });
const reopen = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: t('consent.reopen') });

test('before a decision nothing optional is stored, asked of others or recorded', async ({ page, open, context, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await open('/');
  await page.getByRole('main').locator('a[href="/paper-to-cad"]').first().click();
  await expect(page).toHaveURL('/paper-to-cad');
  await open('/paper-to-cad/standard');
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-scroll')))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('a language is kept once it was chosen, not by visiting a page', async ({ page, open, context }) => {
  await open('/en/paper-to-cad');
  expect(await context.cookies()).toEqual([]);
  await (await notice(page, 'en')).getByRole('button', { name: textIn('en')('consent.reject') }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('language.en'), exact: true })
    .click();
  await expect.poll(async () => (await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['language', 'en']]);
});

for (const path of ['/rechtliches/datenschutzrichtlinie', '/en/rechtliches/datenschutzrichtlinie'])
  test(`${path} names what the browser keeps`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const shopping = ['cookiePreferences', 'cookieDecision', 'pq.livingArea.v1', 'pq.roomBook.v1', 'language, theme'];
    for (const key of [...shopping, 'ookie visitor)', 'tsr-scroll-restoration', ' documents)']) expect(html).toContain(key);
  });

test('the question has the texts of the editors and equal buttons', { tag: '@phone' }, async ({ page, open }) => {
  const texts = await textsOf(page);
  await open('/');
  const box = await notice(page);
  await expect(box).toContainText(texts.text);
  const [accept, reject] = [box.getByRole('button', { name: t('consent.accept') }), box.getByRole('button', { name: t('consent.reject') })];
  const look = (button: typeof accept) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, height, borderColor } = getComputedStyle(element);
      return { backgroundColor, color, fontSize, height, borderColor };
    });
  expect(await look(accept)).toEqual(await look(reject));
  await expectAccessible(page);
  await expectNarrow(page);
});

for (const [button, optional] of [
  ['consent.accept', true],
  ['consent.reject', false],
] as const) {
  test(`"${t(button)}" is kept, hides the question and stays so`, async ({ page, open }) => {
    await open('/');
    await (await notice(page)).getByRole('button', { name: t(button) }).click();
    await expect(await notice(page)).toBeHidden();
    await expect(reopen(page)).toBeVisible();
    const { preferences, decision } = await stored(page);
    expect(JSON.parse(preferences ?? '')).toEqual({ necessary: true, analytics: optional, marketing: optional });
    expect(decision).toBe('true');
    await open('/paper-to-cad');
    await expect(await notice(page)).toBeHidden();
    await expect(reopen(page)).toBeVisible();
  });
}

test('the buttons answer before the application is hydrated', async ({ page }) => {
  await page.route(/hydrate-page/, () => undefined);
  await page.goto('/');
  await (await notice(page)).getByRole('button', { name: t('consent.reject') }).click();
  await expect(await notice(page)).toBeHidden();
  expect((await stored(page)).decision).toBe('true');
});

test('the question does not flash for who has decided', async ({ page, open, expectFailures }) => {
  expectFailures(/ERR_FAILED/, /page error/);
  await open('/');
  await (await notice(page)).getByRole('button', { name: t('consent.reject') }).click();
  await expect(await notice(page)).toBeHidden();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/paper-to-cad', { waitUntil: 'commit' });
  await page.locator('.cookie-banner').waitFor({ state: 'attached' });
  await expect(page.locator('.cookie-banner')).toBeHidden();
});

test('settings choose category by category, with the keyboard', { tag: '@phone' }, async ({ page, open }) => {
  await open('/');
  const opener = (await notice(page)).getByRole('button', { name: t('consent.settings') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = await settings(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox').nth(0)).toBeDisabled();
  await expect(dialog.getByRole('checkbox').nth(0)).toBeChecked();
  await dialog.getByRole('checkbox').nth(2).press('Space');
  await dialog.getByRole('button', { name: t('consent.save') }).press('Enter');
  await expect(dialog).toBeHidden();
  expect(JSON.parse((await stored(page)).preferences ?? '')).toEqual({ necessary: true, analytics: false, marketing: true });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('page.skip') })).toBeFocused();
  await reopen(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox').nth(2)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(reopen(page)).toBeFocused();
});

test('with agreement each page counts once: the one shown, then every route', async ({ page, open }) => {
  await open('/');
  await (await notice(page)).getByRole('button', { name: t('consent.accept') }).click();
  await expect.poll(() => pageViews(page)).toEqual(['/']);
  expect(await page.evaluate(() => window.dataLayer?.find(({ event }) => event === 'page_view'))).toEqual({
    event: 'page_view',
    page_title: await page.title(),
    page_location: page.url(),
    page_path: '/',
    page_referrer: '',
  });
  await page.getByRole('main').locator('a[href="/paper-to-cad"]').first().click();
  await expect.poll(() => pageViews(page)).toEqual(['/', '/paper-to-cad']);
  const last = await page.evaluate(() => window.dataLayer?.at(-1));
  expect(last).toEqual({
    event: 'page_view',
    page_title: await page.title(),
    page_location: page.url(),
    page_path: '/paper-to-cad',
    page_referrer: new URL('/', page.url()).href,
  });
  await open('/as-built');
  await expect.poll(() => pageViews(page)).toEqual(['/as-built']);
});

const entrances = [
  '/app/login',
  '/app/signup',
  '/app/forgot-password',
  '/app/reset-password',
  '/app/email',
  '/admin/login',
  '/contractor/login',
];
for (const path of entrances)
  test(`with agreement ${path} counts when it is loaded, once and without its parameters`, async ({ page, open, expectFailures }) => {
    // The page of a mailed link tries its token at once.
    expectFailures(/auth\/verify-email/);
    await open('/');
    await (await notice(page)).getByRole('button', { name: t('consent.accept') }).click();
    await expect(reopen(page)).toBeVisible();
    await page.goto(`${path}?token=secret`);
    await expect.poll(() => pageViews(page)).not.toEqual([]);
    const { origin } = new URL(page.url());
    const shown = { event: 'page_view', page_title: await page.title(), page_path: path, page_location: origin + path };
    expect(await page.evaluate(() => window.dataLayer)).toEqual([{ ...shown, page_referrer: '' }]);
    expect(shown.page_title).not.toBe('');
  });

test('without agreement the pages around signing in count nothing', async ({ page, open }) => {
  await open('/');
  await (await notice(page)).getByRole('button', { name: t('consent.reject') }).click();
  await open('/app/login');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('with agreement the way from page to page around signing in counts', async ({ page, open }) => {
  await open('/');
  await (await notice(page)).getByRole('button', { name: t('consent.accept') }).click();
  await expect(reopen(page)).toBeVisible();
  await open('/app/login');
  await page.getByRole('link', { name: t('auth.forgot') }).click();
  await expect(page).toHaveURL(/forgot-password/);
  await expect.poll(() => pageViews(page)).toEqual(['/app/login', '/app/forgot-password']);
});

test('with agreement a page behind a gate counts once it stands there, the one that sends elsewhere does not', async ({
  page,
  open,
  signInAs,
}) => {
  await open('/');
  await (await notice(page)).getByRole('button', { name: t('consent.accept') }).click();
  await expect(reopen(page)).toBeVisible();
  await page.goto('/app/orders');
  await expect(page).toHaveURL(/\/app\/login/);
  await expect.poll(() => pageViews(page)).toEqual(['/app/login']);
  await signInAs('user');
  await page.goto('/app/orders');
  await expect.poll(() => pageViews(page)).toEqual(['/app/orders']);
  expect(await page.evaluate(() => window.dataLayer?.[0]?.page_title)).toBe(await page.title());
});

test('taking the agreement back stops the counting at once, in other tabs too', async ({ page, open, context }) => {
  await open('/');
  await (await notice(page)).getByRole('button', { name: t('consent.accept') }).click();
  await expect.poll(() => pageViews(page)).toEqual(['/']);
  const title = await page.title();
  const other = await context.newPage();
  await other.goto('/cad-services');
  await reopen(other).click();
  await (await settings(other)).getByRole('button', { name: t('consent.reject') }).click();
  await page.getByRole('main').locator('a[href="/paper-to-cad"]').first().click();
  await expect(page).toHaveURL('/paper-to-cad');
  await expect(page).not.toHaveTitle(title);
  expect(await pageViews(page)).toEqual(['/']);
});

test('a decision in one tab hides the question in the others', async ({ page, open, context }) => {
  await open('/');
  const other = await context.newPage();
  await other.goto('/cad-services');
  await (await notice(other)).getByRole('button', { name: t('consent.reject') }).click();
  await expect(await notice(page)).toBeHidden();
});

test('open settings stay open when another tab stores something else', async ({ page, open, context }) => {
  await open('/');
  await (await notice(page)).getByRole('button', { name: t('consent.reject') }).click();
  await reopen(page).click();
  const other = await context.newPage();
  await other.goto('/cad-services');
  const heard = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('storage', () => setTimeout(resolve, 100), { once: true })),
  );
  await other.evaluate(() => localStorage.setItem('elsewhere', '1'));
  await heard;
  await (await settings(page)).getByRole('checkbox').nth(2).check();
  await (await settings(page)).getByRole('button', { name: t('consent.save') }).click();
  await expect(await settings(page)).toBeHidden();
  expect(JSON.parse((await stored(page)).preferences ?? '')).toMatchObject({ marketing: true });
});

test('the token of a guest link is not counted', async ({ page, expectFailures, open }) => {
  expectFailures(/status of 404|\/api\/guest\//);
  await open('/');
  await (await notice(page)).getByRole('button', { name: t('consent.accept') }).click();
  await expect(reopen(page)).toBeVisible();
  await open(`/angebot/${'a'.repeat(43)}`);
  await expect.poll(() => pageViews(page)).toEqual(['/angebot/[token]']);
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain('aaaa');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing asks, for nothing can be stored', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.cookie-banner')).toBeHidden();
    await expect(page.locator('.cookie-reopen')).toBeHidden();
  });
});
