import { CART_ID_PATTERN, cartKeys, cents, gross } from '../contract';
import { untilHydrated, expect, test } from '../fixtures';
import { mailsTo } from '../mailbox';
import { t, textIn } from '../text';
import {
  addToCart,
  boxOf,
  euros,
  fillContact,
  goToSend,
  newSender,
  productAt,
  sendButton,
  sentTitle,
  sheet,
  startingWith,
  stored,
  unfold,
} from './cart-journey';
import { refusedProgram, smallPdf } from './sample-files';

test(
  'a visitor gets from the home page to a confirmed request, and its mail leads back to it',
  { tag: '@phone' },
  async ({ page, context, open, request }) => {
    const basic = await productAt(request, '/paper-to-cad/basic');
    const second = await productAt(request, '/daten-services/wohnflaechenberechnung');
    const [overnight, sameDay] = basic.addons.filter(({ group }) => group === 'express');
    const fixed = basic.addons.find(({ priceType, group }) => priceType === 'fixed' && !group);
    if (!overnight || !sameDay || !fixed) throw new Error('the product needs express and fixed add-ons');
    const sender = newSender();

    await test.step('finds a product from the home page', async () => {
      await open('/');
      await page.getByRole('main').locator('a[href="/paper-to-cad"]').first().click();
      await expect(page).toHaveURL('/paper-to-cad');
      await page.getByRole('main').locator('a[href="/paper-to-cad/basic"]').first().click();
      await expect(page.getByRole('heading', { level: 1, name: basic.name })).toBeVisible();
    });

    const box = boxOf(page, basic);
    await test.step('chooses quantity and add-ons and sees the price follow', async () => {
      await box.getByLabel(t('box.quantity.plan'), { exact: true }).fill('3');
      await expect(box.locator('.box-total')).toContainText(euros(basic.price * 3));
      await unfold(box, t('addons.title'));
      const express = (name: string) => box.getByRole('checkbox', { name: startingWith(name) });
      await express(overnight.name).check();
      await expect(box.locator('.box-total')).toContainText(euros(basic.price * 3 * (1 + Number(overnight.price) / 100)));
      await express(sameDay.name).check();
      await expect(express(overnight.name)).not.toBeChecked();
      await express(sameDay.name).uncheck();
      await unfold(box, t('note.label'));
      await box.getByLabel(t('note.label')).fill('Bitte mit Nordpfeil');
      await expect(box.locator('.box-total')).toContainText(euros(gross(cents(basic.price * 3))));
    });

    await test.step('adds files: one small, one refused by its type', async () => {
      await box.getByLabel(t('files.drop')).setInputFiles([smallPdf, refusedProgram]);
      await expect(box.getByRole('button', { name: t('files.remove', { name: smallPdf.name }) })).toBeVisible();
      await expect(box.getByRole('listitem').filter({ hasText: refusedProgram.name })).toContainText(t('problem.upload.type-refused'));
      await expect(page.locator('.toast').filter({ hasText: refusedProgram.name })).toBeVisible();
      await box.getByRole('button', { name: t('files.dismiss', { name: refusedProgram.name }) }).click();
      await expect(box.getByRole('listitem').filter({ hasText: refusedProgram.name })).toHaveCount(0);
    });

    await test.step('puts it into the configurator', async () => {
      await box.getByRole('button', { name: t('box.add') }).click();
      await expect(page.getByRole('status').filter({ hasText: t('box.added', { name: basic.name }) })).toBeVisible();
      await expect(page.getByRole('banner').getByText(t('cart.count.one')).first()).toBeAttached();
      await expect(box.getByRole('link', { name: t('box.open') })).toBeFocused();
      await expect(box.getByText(smallPdf.name)).toBeVisible();
      await expect(box.getByRole('button', { name: t('box.increase', { from: '3', to: '4' }) })).toBeVisible();
      expect((await stored(page, cartKeys.temporary)) ?? 'null').toBe('null');
      await box.getByRole('link', { name: t('box.open') }).click();
      await expect(page).toHaveURL('/konfigurator');
      await expect(sheet(page, basic.name)).toContainText('Bitte mit Nordpfeil');
      await expect(sheet(page, basic.name)).toContainText(smallPdf.name);
    });

    await test.step('finds everything again after a reload', async () => {
      await page.reload();
      await expect(sheet(page, basic.name)).toContainText(smallPdf.name);
      await expect(sheet(page, basic.name).getByLabel(t('quantity.label', { name: basic.name }), { exact: true })).toHaveValue('3');
    });

    await test.step('adds a second product in another tab, which the first tab shows', async () => {
      const tab = await context.newPage();
      await addToCart(tab, second);
      await expect(sheet(page, second.name)).toBeVisible();
      await tab.close();
      await expect(
        page
          .getByRole('banner')
          .getByText(t('cart.count', { count: 2 }))
          .first(),
      ).toBeAttached();
    });

    const total = basic.price * 4 + Number(fixed.price) * 100 + second.price * second.minQuantity;
    await test.step('edits quantity and add-ons and sees the sums', async () => {
      const first = sheet(page, basic.name);
      await first.getByLabel(t('quantity.label', { name: basic.name }), { exact: true }).fill('4');
      await first.getByRole('button', { name: t('cart.edit.label', { name: basic.name }) }).click();
      await first.getByRole('checkbox', { name: startingWith(fixed.name) }).check();
      const summary = page.getByRole('complementary', { name: t('price.title') });
      await expect(summary.getByRole('row', { name: startingWith(t('cart.net')) })).toContainText(euros(total));
      await expect(summary.getByRole('row', { name: startingWith(t('cart.gross')) })).toContainText(euros(gross(cents(total))));
    });

    await test.step('is told at the fields what is wrong, then goes on', async () => {
      await page.getByRole('button', { name: t('cart.next'), exact: true }).click();
      await page.getByRole('button', { name: t('cart.next.check') }).click();
      await expect(page.getByLabel(t('contact.name'), { exact: true })).toHaveAccessibleDescription(new RegExp(t('contact.problem.name')));
      await expect(page.getByText(t('contact.problem.customerType'))).toBeVisible();
      const email = page.getByLabel(t('contact.email'), { exact: true });
      await email.fill('ada');
      await email.blur();
      await expect(email).toHaveAccessibleDescription(new RegExp(t('contact.problem.email.at')));
      await fillContact(page, sender);
      await page.getByLabel(t('contact.message')).fill('Der Aufzug fehlt im Plan.');
      await page.getByRole('button', { name: t('cart.next.check') }).click();
    });

    const cartIdBefore = await stored(page, cartKeys.id);
    let number = '';
    await test.step('needs to consent, sends, and gets a number', async () => {
      await sendButton(page).click();
      await expect(page.getByText(t('send.consent.problem'))).toBeVisible();
      await expect(page.getByRole('checkbox', { name: t('send.consent') })).toBeFocused();
      await page.getByRole('checkbox', { name: t('send.consent') }).check();
      await sendButton(page).click();
      await expect(sentTitle(page)).toBeFocused();
      number = (await page.getByText(/^AN-\d{4}-\d{5}$/).textContent()) ?? '';
    });

    await test.step('has an empty cart with a new id', async () => {
      expect(JSON.parse((await stored(page, cartKeys.items)) ?? '[]')).toEqual([]);
      const cartId = await stored(page, cartKeys.id);
      expect(cartId === null || cartId !== cartIdBefore).toBe(true);
      expect(JSON.parse(cartIdBefore ?? '')).toMatch(CART_ID_PATTERN);
      await page.goto('/konfigurator');
      await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
    });

    await test.step('gets a mail whose link shows the request', async () => {
      await expect.poll(() => mailsTo(sender.email).length).toBe(1);
      const [mail] = mailsTo(sender.email);
      expect(mail?.subject).toContain(number);
      const link = mail?.text.match(/http:\S+\/angebot\/[\w-]+/)?.[0] ?? '';
      const answer = await page.goto(link);
      expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
      expect(answer?.headers()['cache-control']).toContain('no-store');
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: t('guest.title', { number }) })).toBeVisible();
      for (const text of [
        basic.name,
        second.name,
        smallPdf.name,
        'Bitte mit Nordpfeil',
        sender.name,
        'Der Aufzug fehlt im Plan.',
        euros(gross(cents(total))),
      ]) {
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      }
      expect(mailsTo('staff@planquadrat.example').some(({ subject, text }) => `${subject}${text}`.includes(number))).toBe(true);
    });
  },
);

test('an English visitor configures and asks in English, and the mail is English', async ({ page, request }) => {
  const en = textIn('en');
  const product = await productAt(request, '/as-built/punktwolke-zu-2d', 'en');
  const sender = newSender('Grace Sheet');
  await addToCart(page, product, en);
  await boxOf(page, product, en)
    .getByRole('link', { name: en('box.open') })
    .click();
  await expect(page).toHaveURL('/en/konfigurator');
  await goToSend(page, sender, en);
  await sendButton(page, en).click();
  await expect(sentTitle(page, en)).toBeVisible();
  await expect.poll(() => mailsTo(sender.email).length).toBe(1);
  const [mail] = mailsTo(sender.email);
  expect(mail?.text).toContain(product.name);
  await page.goto(mail?.text.match(/http:\S+\/en\/angebot\/[\w-]+/)?.[0] ?? '/');
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a link that leads to no request says so', async ({ page, expectFailures }) => {
  expectFailures(/status of 404/);
  const answer = await page.goto(`/angebot/${'x'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('guest.missing.title') })).toBeVisible();
});
