import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { mailsTo } from '../mailbox';
import { t, textIn } from '../text';
import { addToCart, boxOf, fillContact, goToSend, newSender, productAt, sendButton, sentTitle } from './cart-journey';
import { examplePages } from './example-pages';
import { largeDrawing, refusedProgram, smallPdf } from './sample-files';

for (const path of examplePages) {
  test(`${path} has no barrier and fits narrow screens`, { tag: '@phone' }, async ({ page, open, expectFailures }) => {
    if (path === '/gibt-es-nicht') expectFailures(/status of 404/);
    await open(path);
    await expectAccessible(page);
    await expectNarrow(page);
  });
}

test('the design system has no barrier in any tone or state', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/_ui');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  await expectNarrow(page);
});

test('open menus have no barrier', { tag: '@phone' }, async ({ page, open, isMobile }) => {
  await open('/');
  if (isMobile) {
    await page.getByRole('button', { name: t('menu.open') }).tap();
    await expect(page.getByRole('dialog', { name: t('menu.label') })).toBeVisible();
  } else {
    await page
      .getByRole('navigation', { name: t('nav.label') })
      .getByText(t('nav.services'), { exact: true })
      .hover();
    await expect(page.getByText(t('nav.unsure.title'))).toBeVisible();
  }
  await expectAccessible(page);
});

test('prices of add-ons stay within the box', { tag: '@phone' }, async ({ page, open, request }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  await open('/paper-to-cad/standard');
  const box = boxOf(page, product);
  await box.locator('summary').first().click();
  const within = await box.evaluate((form) => {
    const most = form.getBoundingClientRect().right;
    return [...form.querySelectorAll('.check .mono')].every((price) => price.getBoundingClientRect().right <= most - 8);
  });
  expect(within).toBe(true);
});

test('a product with files in its box has no barrier', { tag: '@phone' }, async ({ page, open, request }) => {
  const product = await productAt(request, '/cad-services/grundrisse');
  await page.route(/\/api\/files\/tus\//, (route) => route.request().method() !== 'PATCH' && route.continue());
  await open('/cad-services/grundrisse');
  const box = boxOf(page, product);
  await box.getByLabel(t('files.drop')).setInputFiles([smallPdf, refusedProgram, largeDrawing]);
  await expect(box.getByRole('button', { name: t('files.remove', { name: smallPdf.name }) })).toBeVisible();
  await expect(box.getByRole('button', { name: t('files.dismiss', { name: refusedProgram.name }) })).toBeVisible();
  await box.getByRole('button', { name: t('files.pause', { name: largeDrawing.name }) }).click();
  await expect(box.getByRole('button', { name: t('files.resume.label', { name: largeDrawing.name }) })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});

test('every step of the configurator has no barrier, nor has the page the mail leads to', { tag: '@phone' }, async ({ page, request }) => {
  const sender = newSender();
  await addToCart(page, await productAt(request, '/paper-to-cad/standard'));
  await addToCart(page, await productAt(request, '/as-built/punktwolke-zu-bim'));
  await page.goto('/konfigurator');
  const next = page.getByRole('button', { name: t('cart.next'), exact: true });
  await expect(next).toBeEnabled();
  await page.getByRole('button', { name: t('cart.edit.label', { name: 'Paper to CAD Standard' }) }).click();
  await expectAccessible(page);
  await expectNarrow(page);

  await next.click();
  await page.getByRole('button', { name: t('cart.next.check') }).click();
  await expect(page.getByText(t('contact.problem.name'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await fillContact(page, sender);
  await page.getByRole('button', { name: t('cart.next.check') }).click();
  await sendButton(page).click();
  await expect(page.getByText(t('send.consent.problem'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.getByRole('checkbox', { name: t('send.consent') }).check();
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await expect.poll(() => mailsTo(sender.email).length).toBe(1);
  await page.goto(mailsTo(sender.email)[0]?.text.match(/http:\S+\/angebot\/[\w-]+/)?.[0] ?? '/');
  await expectAccessible(page);
  await expectNarrow(page);
});

test('a question before something is lost has no barrier', async ({ page, request }) => {
  const en = textIn('en');
  await addToCart(page, await productAt(request, '/paper-to-cad/basic', 'en'), en);
  await page.goto('/en/konfigurator');
  await page.getByRole('button', { name: en('cart.clear') }).click();
  await expect(page.getByRole('dialog', { name: en('clear.title') })).toBeVisible();
  await expectAccessible(page);
});

test('the English journey fits narrow screens too', async ({ page, request }) => {
  const en = textIn('en');
  await addToCart(page, await productAt(request, '/daten-services/wohnflaechenberechnung', 'en'), en);
  await expectNarrow(page);
  await page.goto('/en/konfigurator');
  await expect(page.getByRole('button', { name: en('cart.next'), exact: true })).toBeEnabled();
  await expectNarrow(page);
  await goToSend(page, newSender(), en);
  await expectNarrow(page);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on any kind of page', async ({ page, open, expectFailures }) => {
    expectFailures(/status of 404/);
    // A colour that changes at once, as the logo's does, moves nothing (decision 55); one that fades would.
    const moving = () =>
      page.evaluate(() => {
        const timing = new Set(['offset', 'computedOffset', 'composite', 'easing']);
        const isSwitch = (frame: ComputedKeyframe) =>
          frame.easing.startsWith('step') && Object.keys(frame).every((name) => timing.has(name) || name === 'color');
        return document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter((effect) => Number(effect.getComputedTiming().endTime) > 1 && !effect.getKeyframes().every(isSwitch)).length;
      });
    for (const path of examplePages) {
      await open(path);
      await expect.poll(moving, path).toBe(0);
      await page.mouse.wheel(0, 600);
      await expect.poll(moving, path).toBe(0);
    }
  });
});
