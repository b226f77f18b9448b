import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { REQUEST_RETRIES } from '../contract';
import { untilHydrated, expect, test } from '../fixtures';
import { mailsTo } from '../mailbox';
import { t, textIn, type Translate } from '../text';
import { newSender } from './cart-journey';

const main = (page: Page) => page.getByRole('main');
const nextButton = (page: Page, text: Translate = t) => page.getByRole('button', { name: text('declaration.next') });
const confirmButton = (page: Page, kind: 'withdrawal' | 'cancellation', text: Translate = t) =>
  page.getByRole('button', { name: text(`declaration.${kind}.confirm`), exact: true });
const receipt = (page: Page, kind: 'withdrawal' | 'cancellation', text: Translate = t) =>
  page.getByRole('article', { name: text(`declaration.${kind}.receipt`) });

async function fillDeclaration(page: Page, { name, email }: { name: string; email: string }, text: Translate = t): Promise<void> {
  await page.getByLabel(text('declaration.name'), { exact: true }).fill(name);
  await page.getByLabel(text('declaration.email')).fill(email);
  await page.getByLabel(text('declaration.reference')).fill('BE-2026-00012, Grundrisse Haus Q');
}

test('every page leads to both declarations by the words of the law', async ({ page, open }) => {
  await open('/as-built');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: t('footer.contracts') });
  await expect(links.getByRole('link')).toHaveText(['Vertrag widerrufen', 'Verträge hier kündigen']);
  await links.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');
  await expect(page).toHaveURL('/widerruf');
});

for (const path of ['/app/login', '/app/signup', '/contractor/login', '/admin/login'])
  test(`${path} leads to both declarations too`, async ({ page }) => {
    await page.goto(path);
    for (const [name, to] of [
      ['Vertrag widerrufen', '/widerruf'],
      ['Verträge hier kündigen', '/kuendigen'],
    ] as const)
      await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  });

test('a withdrawal is typed, confirmed, receipted at once, mailed, saved and printed', { tag: '@phone' }, async ({ page, open }) => {
  const sender = newSender();
  await open('/widerruf');
  await expectAccessible(page);
  await fillDeclaration(page, sender);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: t('declaration.withdrawal.confirm-title') })).toBeFocused();
  await expect(main(page)).toContainText('Grundrisse Haus Q');
  await expectAccessible(page);
  await expectNarrow(page);

  await confirmButton(page, 'withdrawal').click();
  await expect(receipt(page, 'withdrawal')).toContainText(/WR-\d{4}-\d{5}/);
  await expect(receipt(page, 'withdrawal')).toContainText(/\d{4} um \d\d:\d\d:\d\d/);
  await expectAccessible(page);
  await expectNarrow(page);
  const number = (await receipt(page, 'withdrawal').textContent())?.match(/WR-\d{4}-\d{5}/)?.[0] ?? '';

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('declaration.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(t('declaration.file', { number }));
  const text = readFileSync(await download.path(), 'utf8');
  for (const part of [number, sender.name, 'Grundrisse Haus Q', t('declaration.withdrawal.pressed')]) expect(text).toContain(part);

  await page.emulateMedia({ media: 'print' });
  await expect(receipt(page, 'withdrawal')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect.poll(() => mailsTo(sender.email)[0]?.subject).toContain(number);
});

test('a cancellation names its kind, its end and, for an important reason, the reason', async ({ page, open }) => {
  const sender = newSender();
  await open('/kuendigen');
  await fillDeclaration(page, sender);
  await expect(page.getByLabel(t('declaration.reason'), { exact: true })).toHaveCount(0);
  await page.getByRole('radio', { name: t('declaration.manner.extraordinary') }).check();
  await nextButton(page).click();
  await expect(page.getByText(t('declaration.problem.reason'))).toBeVisible();
  await page.getByLabel(t('declaration.reason'), { exact: true }).fill('Das Büro ist geschlossen.');
  await page.getByLabel(t('declaration.end')).fill('2020-01-01');
  await nextButton(page).click();
  await expect(page.getByText(t('declaration.problem.wantedDate'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByLabel(t('declaration.end')).fill('2099-12-31');
  await nextButton(page).click();
  await expect(main(page)).toContainText('31. Dezember 2099');
  await expect(confirmButton(page, 'cancellation')).toHaveText('Jetzt kündigen');
  await confirmButton(page, 'cancellation').click();
  await expect(receipt(page, 'cancellation')).toContainText(/KG-\d{4}-\d{5}/);
  await expect(receipt(page, 'cancellation')).toContainText('Das Büro ist geschlossen.');
});

test('what was typed survives a reload, a change and a lost connection; declaring twice is declaring once', async ({
  page,
  open,
  expectFailures,
}) => {
  expectFailures(/api\/declarations/);
  const sender = newSender();
  await open('/kuendigen');
  await fillDeclaration(page, sender);
  await page.getByRole('radio', { name: t('declaration.manner.extraordinary') }).check();
  await page.getByLabel(t('declaration.reason'), { exact: true }).fill('Umzug');
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByLabel(t('declaration.name'), { exact: true })).toHaveValue(sender.name);
  await expect(page.getByLabel(t('declaration.reason'), { exact: true })).toHaveValue('Umzug');

  await nextButton(page).click();
  await page.getByRole('button', { name: t('declaration.back') }).click();
  await page.getByLabel(t('declaration.reason'), { exact: true }).fill('Umzug ins Ausland');
  await nextButton(page).click();

  await page.route('**/api/declarations', async (route) => (await route.fetch(), await route.abort('connectionreset')), {
    times: 1 + REQUEST_RETRIES,
  });
  await confirmButton(page, 'cancellation').click();
  await expect(main(page).getByRole('alert')).toHaveText(t('problem.server.unavailable'));
  await confirmButton(page, 'cancellation').dblclick();
  await expect(receipt(page, 'cancellation')).toContainText('Umzug ins Ausland');
  await expect.poll(() => mailsTo(sender.email).length).toBe(1);
});

for (const [path, text] of [
  ['/widerruf', t],
  ['/en/kuendigen', textIn('en')],
] as const) {
  test(`a link to ${path} fills in the order, and nothing that was typed`, async ({ page, open }) => {
    const reference = page.getByLabel(text('declaration.reference'));
    await open(`${path}?bestellung=BE-2026-00012`);
    await expect(reference).toHaveValue('BE-2026-00012');
    await reference.fill('BE-2026-00012, Haus Q');
    await open(`${path}?bestellung=BE-2026-00013`);
    await expect(reference).toHaveValue('BE-2026-00012, Haus Q');
    await reference.fill('');
    await open(`${path}?bestellung=Ihr+Konto+ist+gesperrt`);
    await expect(reference).toHaveValue('');
  });
}

test('the English pages declare in English, with the keyboard alone', async ({ page, open }) => {
  const en = textIn('en');
  await open('/en/widerruf');
  await page.getByLabel(en('declaration.name'), { exact: true }).focus();
  await page.keyboard.type('Ada Plan');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newSender().email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Order of 3 November');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: en('declaration.withdrawal.confirm-title') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(confirmButton(page, 'withdrawal', en)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(receipt(page, 'withdrawal', en)).toContainText(/WR-\d{4}-\d{5}/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, kind] of [
    ['/widerruf', 'withdrawal'],
    ['/kuendigen', 'cancellation'],
  ] as const) {
    test(`${path} says how else to declare`, async ({ page }) => {
      await page.goto(path);
      const note = page.locator('noscript [role=note]');
      await expect(note).toBeVisible();
      await expect(note).toContainText(t(`declaration.${kind}.offline`));
      await expect(nextButton(page)).toBeDisabled();
    });
  }
});
