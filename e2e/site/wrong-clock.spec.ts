import type { Page } from '@playwright/test';
import { demoLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { t } from '../text';
import { addToCart, boxOf, goToSend, newSender, productAt, sendButton, sentTitle, sheet } from './cart-journey';
import { largeDrawing, smallPdf } from './sample-files';

/** Makes the browser's date wrong by so many minutes, while its own clock (`performance.now`) runs as ever; runs in the browser. */
function shiftDate(minutes: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + minutes * 60_000;
  const Shifted = new Proxy(RealDate, {
    construct: (target, args: []) => (args.length > 0 ? new target(...args) : new target(now())),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  Object.assign(globalThis, { Date: Shifted });
}

function countCalls(page: Page, method: string, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

for (const minutes of [15, -15, 60 * 24 * 400]) {
  test(`with a clock that is ${minutes} minutes wrong files arrive and a request is sent`, async ({ page, open, request }) => {
    await page.addInitScript(shiftDate, minutes);
    const challenges = countCalls(page, 'GET', '/api/app-check/challenge');
    const product = await productAt(request, '/paper-to-cad/basic');
    await open('/paper-to-cad/basic');
    const box = boxOf(page, product);
    await box.getByLabel(t('files.drop')).setInputFiles([smallPdf, largeDrawing]);
    for (const { name } of [smallPdf, largeDrawing])
      await expect(box.getByRole('button', { name: t('files.remove', { name }) })).toBeVisible();
    expect(challenges()).toBe(1);
    await box.getByRole('button', { name: t('box.add') }).click();
    await expect(box.getByRole('link', { name: t('box.open') })).toBeVisible();
    await page.goto('/konfigurator');
    await goToSend(page, newSender());
    await sendButton(page).click();
    await expect(sentTitle(page)).toBeVisible();
    // There is one challenge more, because the page was loaded anew.
    expect(challenges()).toBe(2);
  });

  test(`with a clock that is ${minutes} minutes wrong somebody signs in and stays signed in`, async ({ page }) => {
    await page.addInitScript(shiftDate, minutes);
    const renewals = countCalls(page, 'POST', '/api/auth/refresh');
    const { email, password } = demoLogin('user');
    await page.goto('/app/login');
    await page.getByLabel(t('auth.email')).fill(email);
    await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/app/dashboard');
    for (const path of ['/app/quotes', '/app/orders', '/app/invoices']) {
      await page.getByRole('navigation').locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(renewals()).toBe(0);
    await page.reload();
    await expect(page).toHaveURL('/app/invoices');
    await expect(page.getByRole('button', { name: t('bar.sign-out') }).first()).toBeAttached();
    expect(renewals()).toBe(1);
  });
}

test('a proof that the server refuses is got anew once, and what fails then is said', async ({ page, open, request, expectFailures }) => {
  expectFailures(/status of 401/, /\[shop\]/);
  await page.route('/api/files', (route) => route.fulfill({ status: 401, json: { error: { code: 'app-check.failed' } } }));
  const challenges = countCalls(page, 'GET', '/api/app-check/challenge');
  const uploads = countCalls(page, 'POST', '/api/files');
  const product = await productAt(request, '/paper-to-cad/basic');
  await addToCart(page, product);
  await open('/konfigurator');
  await sheet(page, product.name).getByLabel(t('files.add')).first().setInputFiles(smallPdf);
  await expect(page.getByRole('button', { name: t('files.resume.label', { name: smallPdf.name }) })).toBeVisible();
  expect([uploads(), challenges()]).toEqual([2, 2]);
});
