import type { Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { orderNow } from '../portal/ordering';
import { sendRequest } from '../quote-request';
import { planPdf, smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { t, textIn } from '../text';

const en = textIn('en');
const words = { customer: 'Die Tür zum Bad schlägt falsch auf', staff: 'Bathroom door: swing it into the hallway.' };

/** Finds where the first pin stands on its sheet, in parts of the sheet's width and height, rounded to hundredths. */
async function pinPlace(page: Page): Promise<number[]> {
  const sheet = page.getByRole('img', { name: /^(?:Seite|Page) 1$/ });
  const pin = page.locator('.mark.pin').first();
  await expect(pin).toBeVisible();
  const [area, spot] = [await sheet.boundingBox(), await pin.boundingBox()];
  if (!area || !spot) throw new Error('there is no pin on a sheet');
  const parts = [(spot.x + spot.width / 2 - area.x) / area.width, (spot.y + spot.height / 2 - area.y) / area.height];
  return parts.map((part) => Math.round(part * 100) / 100);
}

test(
  'a customer’s mark stands at its place for staff and contractor, who ticks it, and is done for all',
  { tag: '@phone' },
  async ({ page, request, signInAs, meet }) => {
    test.slow();
    const login = await createCustomer(request);
    const { number } = await sendRequest(request, login.email, { file: smallPdf });
    const work = await StaffWork.begin(request);
    await work.sendOffer(number);
    await signInAs(login);
    const orderId = await orderNow(page, number);
    await work.start(orderId);
    const assignmentId = await work.deliverThrough(await StaffWork.begin(request, 'contractor'), orderId, planPdf('EG.pdf'));

    await page.goto(`/app/orders/${orderId}`);
    await page.getByRole('button', { name: t('order.event.revise') }).click();
    await page.getByRole('img', { name: t('revise.page', { page: 1 }) }).click({ position: { x: 90, y: 120 } });
    await page.getByRole('textbox', { name: t('revise.mark', { number: 1 }) }).fill(words.customer);
    await page.getByRole('button', { name: t('order.event.revise') }).click();
    const own = page.getByRole('region', { name: t('order.marks') });
    await expect(own.getByText(words.customer)).toBeVisible();
    const place = await pinPlace(page);

    const staff = await meet('admin');
    await staff.goto(`/admin/orders/${orderId}`);
    const board = staff.getByRole('region', { name: t('order.marks.staff') });
    await expect(board.getByText(words.customer)).toBeVisible();
    expect(await pinPlace(staff)).toEqual(place);
    await board.getByRole('button', { name: t('mark.release.of', { number: 1 }) }).click();
    await board.getByLabel(t('mark.release.wording')).fill(words.staff);
    await board.getByRole('button', { name: t('mark.release.send') }).click();
    await expect(board.getByText(words.staff)).toBeVisible();
    await board.getByRole('button', { name: t('mark.reply.to', { number: 1 }) }).click();
    await board.getByRole('textbox', { name: t('mark.reply.to', { number: 1 }) }).fill('Sie dreht sich mit Index b.');
    await board.getByRole('button', { name: t('mark.reply'), exact: true }).click();
    await expect(own.getByText('Sie dreht sich mit Index b.')).toBeVisible();
    await expectAccessible(staff);
    await expectNarrow(staff);
    await work.rework(assignmentId);

    const contractor = await meet('contractor');
    await contractor.emulateMedia({ colorScheme: 'dark' });
    await contractor.goto(`/contractor/orders/${assignmentId}`);
    const marks = contractor.getByRole('region', { name: en('order.marks.contractor') });
    await expect(marks.getByText(words.staff)).toBeVisible();
    expect(await pinPlace(contractor)).toEqual(place);
    for (const secret of [words.customer, 'Sie dreht sich', login.email]) await expect(contractor.getByText(secret)).toHaveCount(0);
    await marks.getByRole('button', { name: en('mark.pin', { number: 1, text: words.staff }) }).press('Enter');
    await expect(marks.getByRole('listitem')).toBeFocused();
    await marks.getByRole('checkbox', { name: en('mark.settle.of', { number: 1 }) }).press('Space');
    await expect(marks.getByText(en('mark.ready.own'))).toBeVisible();
    await expectAccessible(contractor);
    await expectNarrow(contractor);

    await expect(board.getByText(t('mark.ready'))).toBeVisible();
    await expect(own.getByText(/^Erledigt am/)).toHaveCount(0);
    await board.getByRole('checkbox', { name: t('mark.settle.of', { number: 1 }) }).click();
    await expect(own.getByText(/^Erledigt am/)).toBeVisible();
    await expect(own.getByRole('button', { name: t('mark.reopen.of', { number: 1 }) })).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);
  },
);
