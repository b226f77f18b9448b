import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { t } from '../text';
import { boxOf, newSender, productAt, sendButton, sentTitle, startingWith } from './cart-journey';

const MOST_STOPS = 120;

/** Presses Tab until the target has the focus, as a visitor without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await expectSeen(target);
}

/** Expects that the focus is visible and not wholly behind what is fixed to the screen (WCAG 2.4.7, 2.4.11). */
async function expectSeen(target: Locator): Promise<void> {
  const seen = () =>
    target.evaluate((element) => {
      const marked = element.matches('.visually-hidden') ? (element.closest('label') ?? element) : element;
      const { left, top, width, height } = marked.getBoundingClientRect();
      return [0.2, 0.5, 0.8].some((part) => {
        const above = document.elementFromPoint(left + width / 2, top + height * part);
        return above !== null && (marked.contains(above) || (above.closest('label')?.contains(marked) ?? false));
      });
    });
  await expect.poll(seen).toBe(true);
}

test('a visitor gets from the home page to the confirmation with the keyboard alone', async ({ page, open, request }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  const sender = newSender();
  await open('/');

  await tabTo(
    page,
    page
      .getByRole('navigation', { name: t('nav.label') })
      .locator('summary')
      .first(),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: startingWith(product.name) }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const box = boxOf(page, product);
  await tabTo(page, box.getByLabel(t('box.quantity.plan'), { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await tabTo(page, box.locator('summary').first());
  await page.keyboard.press('Enter');
  await tabTo(page, box.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(box.getByRole('checkbox').first()).toBeChecked();
  await tabTo(page, box.getByLabel(t('files.drop')));
  await tabTo(page, box.locator('summary').last());
  await page.keyboard.press('Enter');
  await tabTo(page, box.getByLabel(t('note.label')));
  await page.keyboard.type('Nur mit der Tastatur');
  await tabTo(page, box.getByRole('button', { name: t('box.add') }));
  await page.keyboard.press('Enter');
  await expect(box.getByRole('link', { name: t('box.open') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/konfigurator');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: t('cart.next'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: t('contact.customer-type.consumer') })).toBeChecked();
  await tabTo(page, page.getByLabel(t('contact.name'), { exact: true }));
  await page.keyboard.type(sender.name);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('contact.email'), { exact: true })).toBeFocused();
  await page.keyboard.type(sender.email);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: t('send.consent') }));
  await page.keyboard.press('Space');
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(sentTitle(page)).toBeFocused();
});

test('a question is answered with the keyboard, and Esc keeps everything', async ({ page, open, request }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  await open('/paper-to-cad/standard');
  await boxOf(page, product)
    .getByRole('button', { name: t('box.add') })
    .press('Enter');
  await page.goto('/konfigurator');
  const clear = page.getByRole('button', { name: t('cart.clear') });
  await clear.press('Enter');
  await expect(page.getByRole('button', { name: t('dialog.cancel') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(clear).toBeFocused();
  await expect(page.getByRole('article', { name: product.name })).toBeVisible();
  await clear.press('Enter');
  await page.getByRole('button', { name: t('clear.confirm') }).press('Enter');
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
});

for (const menu of ['nav.tools', 'nav.solutions'] as const) {
  test(`the menu ${menu} opens, leads on and closes with the keyboard`, async ({ page, open }) => {
    await open('/');
    const summary = page.getByRole('navigation', { name: t('nav.label') }).locator('summary', { hasText: t(menu) });
    const entries = summary.locator('xpath=..').getByRole('link');
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    await expect(entries.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entries.first()).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, entries.first());
    const title = (await entries.first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(title);
    await expect(page.getByRole('main')).toBeFocused();
  });
}
