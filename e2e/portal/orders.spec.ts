import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer, type Login } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { planPdf, scannedPdf, smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { t } from '../text';
import { acceptDelivery, orderNow } from './ordering';

test(
  'a delivery is marked for revision on its plan, delivered again and accepted',
  { tag: '@phone' },
  async ({ page, request, signInAs, expectFailures }) => {
    test.slow();
    expectFailures(/cannot be shown/);
    const { staff, orderId } = await orderOfNewCustomer(page, request, signInAs);
    await staff.deliver(orderId, [planPdf('Grundriss EG.pdf', 2), { ...smallPdf, name: 'Leer.pdf' }]);

    await page.goto('/app/dashboard');
    await expect(page.getByText(t('portal.waiting.deliveries_one'))).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);
    await page.getByRole('link', { name: t('portal.waiting.delivered.open') }).click();
    await expect(page.getByRole('region', { name: t('order.results') })).toContainText('Grundriss EG.pdf');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('order.event.revise') }).click();
    const file = page.getByRole('combobox', { name: t('revise.file') });
    await file.selectOption('Leer.pdf');
    await expect(page.getByText(t('revise.not-shown', { name: 'Leer.pdf' }))).toBeVisible();
    await file.selectOption('Grundriss EG.pdf');
    const plan = page.getByRole('img', { name: t('revise.page', { page: 1 }) });
    await plan.click({ position: { x: 60, y: 80 } });
    await expect(page.getByRole('textbox', { name: t('revise.mark', { number: 1 }) })).toBeFocused();
    await page.getByRole('textbox', { name: t('revise.mark', { number: 1 }) }).fill('Tür fehlt');
    await page.getByRole('button', { name: t('revise.page.after') }).click();
    await expect(page.getByRole('img', { name: t('revise.page', { page: 2 }) })).toBeVisible();
    await page.getByRole('button', { name: t('revise.add') }).click();
    await page.getByRole('button', { name: t('revise.mark', { number: 2 }), exact: true }).press('ArrowLeft');
    const submit = page.getByRole('button', { name: t('order.event.revise') });
    await submit.click();
    await expect(page.getByText(t('revise.mark-empty'))).toBeVisible();
    await page.getByRole('textbox', { name: t('revise.mark', { number: 2 }) }).fill('Maßkette fehlt');
    await expectAccessible(page);
    await expectNarrow(page);
    await submit.click();
    await expect(page.locator('.toast').getByText(t('transition.order.revise.done'))).toBeVisible();
    const marks = page.getByRole('region', { name: t('order.marks') });
    await expect(marks.getByRole('listitem')).toHaveText([
      /Tür fehlt.*Grundriss EG.pdf, Seite 1/,
      /Maßkette fehlt.*Grundriss EG.pdf, Seite 2/,
    ]);

    await staff.deliver(orderId, [planPdf('Grundriss EG b.pdf')]);
    await page.reload();
    const results = page.getByRole('region', { name: t('order.results') });
    await expect(results.getByRole('heading', { name: t('order.delivery', { version: 2 }) })).toBeVisible();
    await results.getByText(t('order.results.older')).click();
    await expect(results.getByText('Grundriss EG.pdf')).toBeVisible();
    const download = page.waitForEvent('download');
    await results.getByRole('button', { name: t('file.download', { name: 'Grundriss EG b.pdf' }) }).click();
    expect((await download).suggestedFilename()).toBe('Grundriss EG b.pdf');
    await acceptDelivery(page);
    await expectAccessible(page);
    await expectNarrow(page);
  },
);

test('a scanned plan can be marked too', async ({ page, request, signInAs }) => {
  const { staff, orderId } = await orderOfNewCustomer(page, request, signInAs);
  await staff.deliver(orderId, [scannedPdf('Bestand 1974.pdf')]);
  await page.goto(`/app/orders/${orderId}`);
  await page.getByRole('button', { name: t('order.event.revise') }).click();
  await expect.poll(() => page.getByRole('img', { name: t('revise.page', { page: 1 }) }).evaluate(middleOf)).toEqual([0, 0, 0]);
});

/** Creates a new customer's order from an accepted offer. @returns its id, and staff who work on it */
async function orderOfNewCustomer(page: Page, request: APIRequestContext, signInAs: (who: Login) => Promise<Login>) {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  await signInAs(login);
  return { staff, orderId: await orderNow(page, number) };
}

/** Returns red, green and blue of a picture's middle; runs in the browser. */
function middleOf(picture: Element): number[] {
  const { naturalWidth: width, naturalHeight: height } = picture as HTMLImageElement;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(picture as HTMLImageElement, 0, 0);
  return [...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])].slice(0, 3);
}

test('an order is put on hold with a reason, and its term can be had as a calendar entry before', async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  await (await StaffWork.begin(request)).sendOffer(number);
  await signInAs(login);
  await page.goto(`/app/orders/${await orderNow(page, number)}`);
  const entry = page.waitForEvent('download');
  await page.getByRole('button', { name: t('order.due.calendar') }).click();
  expect((await entry).suggestedFilename()).toMatch(/^BE-.*\.ics$/);
  await page.getByRole('button', { name: t('order.event.hold') }).click();
  const dialog = page.getByRole('dialog', { name: t('order.event.hold') });
  await dialog.getByRole('button', { name: t('order.event.hold') }).click();
  await expect(dialog.getByText(t('transition.text-missing'))).toBeVisible();
  await dialog.getByLabel(t('transition.order.hold.label')).fill('Der Bauherr überlegt noch.');
  await dialog.getByRole('button', { name: t('order.event.hold') }).click();
  await expect(page.getByText(t('order.stand.on_hold'))).toBeVisible();
  await expect(page.getByText('Der Bauherr überlegt noch.')).toBeVisible();
});
