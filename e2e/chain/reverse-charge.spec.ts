import { offerLink } from '../accept-as-guest';
import { expectAccessible, expectNarrow } from '../accessibility';
import { newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { mailsTo } from '../mailbox';
import { addToCart, goToSend, productAt, sendButton, sentTitle } from '../site/cart-journey';
import { smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { textIn } from '../text';
import { billRest, bookPayment } from './billing-steps';

const t = textIn('en');

test('a business in Austria is served in English to a paid invoice without German VAT', async ({ page, request, meet }) => {
  const { email } = newLogin();
  await addToCart(page, await productAt(request, '/paper-to-cad/basic', 'en'), t);
  await page.goto('/en/konfigurator');
  await goToSend(page, { name: 'Ada Gruber', email }, t);
  await sendButton(page, t).click();
  await expect(sentTitle(page, t)).toBeVisible();
  const number = /AN-\d{4}-\d{5}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  const work = await StaffWork.begin(request);
  await work.sendOffer(number, () => ({ taxCase: 'reverse-charge' }));

  await page.goto((await offerLink(request, email)).path);
  await expect(page.getByText(t('lines.tax.reverse-charge'))).toBeVisible();
  await page
    .getByRole('region', { name: t('quote.next') })
    .getByRole('button', { name: t('offer.accept') })
    .click();
  await page.getByRole('textbox', { name: t('accept.company') }).fill('Gruber Architektur GmbH');
  await page.getByRole('textbox', { name: t('accept.street') }).fill('Mariahilfer Straße 10');
  await page.getByRole('textbox', { name: t('accept.postcode') }).fill('1070');
  await page.getByRole('textbox', { name: t('accept.city'), exact: true }).fill('Wien');
  await page.getByLabel(t('accept.country')).selectOption('AT');
  await page.getByRole('textbox', { name: t('accept.vat-id') }).fill('ATU12345675');
  await page.getByRole('checkbox', { name: t('accept.terms') }).check();
  const summary = page.getByRole('region', { name: t('accept.summary') });
  await expect(summary).toContainText(t('accept.untaxed'));
  await expect(summary).not.toContainText(t('amount.gross', { price: '' }).trim());
  await expectAccessible(page);
  await page.getByRole('button', { name: t('quote.event.accept') }).click();
  await page.getByRole('button', { name: t('offer.to-order') }).click();

  const { orderId } = await work.quote(number);
  await work.deliver(String(orderId), [smallPdf]);
  await page.reload();
  await page.getByRole('button', { name: t('order.event.complete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('order.event.complete') })
    .click();
  await expect(page.getByText(t('order.stand.completed'))).toBeVisible();

  const staff = await meet('admin');
  const invoice = await billRest(staff, String(orderId));
  await page.reload();
  const bill = page.getByRole('region', { name: new RegExp(invoice) });
  await expect(bill).toContainText(t('lines.tax.reverse-charge'));
  await expect(bill).not.toContainText('19');
  await expectAccessible(page);
  await expectNarrow(page);
  await bookPayment(staff, `Transfer ${invoice}`);
  await page.reload();
  await expect(page.getByText(t('invoice.settled'))).toBeVisible();
  expect(
    mailsTo(email)
      .map(({ subject }) => subject)
      .join(),
  ).not.toMatch(/Angebot|Bestellung|Rechnung|Anfrage/);
});
