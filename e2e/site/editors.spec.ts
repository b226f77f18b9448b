import type { ContentPage } from '@contract/content/content-page';
import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { mailsTo } from '../mailbox';
import { panel } from '../panel';
import { t } from '../text';
import { addToCart, euros, goToSend, newSender, productAt, sendButton, sentTitle, startingWith } from './cart-journey';

test.describe.configure({ mode: 'serial' });

test('a published price is on the shop at once, in both languages', async ({ page, request }) => {
  const product = await productAt(request, '/3d-modelle/3d-druckmodell');
  const priceOn = async (path: string) =>
    (await (await request.get(path)).text()).includes(path.startsWith('/en') ? '€211.00' : '211,00\u00a0€');
  await page.goto('/3d-modelle/3d-druckmodell');
  await panel.publishPrice(product, 211);
  await expect.poll(() => priceOn('/3d-modelle/3d-druckmodell'), { intervals: [100] }).toBe(true);
  await expect.poll(() => priceOn('/en/3d-modelle/3d-druckmodell'), { intervals: [100] }).toBe(true);
  await page.reload();
  await expect(page.getByRole('main').getByText('211,00 € netto').first()).toBeVisible();
});

test('a price that changed while the cart was filled is shown before anything is sent', async ({ page, request, expectFailures }) => {
  expectFailures(/status of 409/, /the request could not be sent/);
  const product = await productAt(request, '/3d-modelle/volumenmodell');
  const sender = newSender();
  await addToCart(page, product);
  await page.goto('/konfigurator');
  await goToSend(page, sender);
  const priceBefore = product.price / 100;
  await panel.publishPrice(product, priceBefore + 7);
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('problem.quote.price-changed'));
  const summary = page.getByRole('complementary', { name: t('price.title') });
  await expect(summary.getByRole('row', { name: startingWith(t('cart.net')) })).toContainText(
    euros((product.price + 700) * product.minQuantity),
  );
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  await expect.poll(() => mailsTo(sender.email).length).toBe(1);
});

test('a product taken off the shop stays in the cart without a price and blocks sending until it is removed', async ({ page, request }) => {
  const [kept, gone] = await Promise.all([
    productAt(request, '/3d-modelle/3d-grundriss'),
    productAt(request, '/3d-modelle/bim-bauteilfamilien'),
  ]);
  await addToCart(page, kept);
  await addToCart(page, gone);
  await panel.unpublish(gone);
  await page.goto('/konfigurator');
  await expect(page.getByText(t('cart.unavailable'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.next'), exact: true })).toBeDisabled();
  await page
    .getByRole('article')
    .filter({ hasText: t('cart.unavailable') })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText(t('cart.unavailable'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('cart.next'), exact: true })).toBeEnabled();
  await panel.publish(gone);
});

test('a service that is not translated names no other language, and the switch leads to its section', async ({ request }) => {
  const product = await productAt(request, '/3d-modelle/volumenmodell');
  const path = `/3d-modelle/${product.slug}`;
  const namesEnglish = async () => /<link [^>]*hreflang="en"/i.test(await (await request.get(path)).text());
  const english = async () => {
    const answer = await request.get(`/en${path}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await namesEnglish()).toBe(true);
  await panel.unpublish(product, 'en');
  await expect.poll(english, { intervals: [100] }).toEqual([302, '/en/3d-modelle']);
  await expect.poll(namesEnglish, { intervals: [100] }).toBe(false);
  await panel.publish(product, 'en');
  await expect.poll(english, { intervals: [100] }).toEqual([200, undefined]);
});

test('a renamed service is found under its new name, and its old address leads to the new one', async ({ request }) => {
  const product = await productAt(request, '/3d-modelle/virtueller-rundgang');
  const [before, after] = [`/3d-modelle/${product.slug}`, '/3d-modelle/rundgang-im-modell'];
  const finds = async (text: string) => (await (await request.get('/search-index/de.json')).text()).includes(text);
  await panel.change(product, { slug: 'rundgang-im-modell', name: 'Rundgang im Modell' });
  await expect.poll(() => finds('"Rundgang im Modell"'), { intervals: [100] }).toBe(true);
  for (const prefix of ['', '/en']) {
    const moved = async () => {
      const answer = await request.get(prefix + before, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    await expect.poll(moved, { intervals: [100] }).toEqual([301, prefix + after]);
    expect((await request.get(prefix + after)).status()).toBe(200);
  }
  await panel.change(product, { slug: product.slug, name: product.name });
  await expect.poll(() => finds('"Rundgang im Modell"'), { intervals: [100] }).toBe(false);
  // A page may be shown once more as it was while its content takes its time (decision 45).
  await expect.poll(async () => (await request.get(before, { maxRedirects: 0 })).status(), { intervals: [100] }).toBe(200);
});

test('a link to a moved or gone address is answered as its full load is', async ({ page, request, open, expectFailures }) => {
  expectFailures(/status of 4(04|10)/);
  const { headline }: ContentPage = await (await request.get('/api/pages/kontakt?locale=de')).json();
  const again = randomUUID().slice(0, 8);
  const [moved, gone] = [`/alte-kontaktseite-${again}`, `/alte-aktion-${again}`];
  await panel.redirect({ from: moved, to: '/kontakt', kind: 'moved' });
  await panel.redirect({ from: gone, kind: 'gone' });
  await expect.poll(async () => (await request.get(gone)).status(), { intervals: [100] }).toBe(410);
  for (const [path, status, heading] of [
    [moved, 301, headline],
    [gone, 410, t('missing.title')],
    ['/nie-da-gewesen', 404, t('missing.title')],
  ] as const) {
    await open('/projekte');
    await page
      .getByRole('main')
      .evaluate((main, href) => main.append(Object.assign(document.createElement('a'), { href, textContent: href })), path);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await page.getByRole('link', { name: path }).click();
    expect((await answered).status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
