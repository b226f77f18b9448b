import { randomBytes } from 'node:crypto';
import { acceptAsGuest } from '../accept-as-guest';
import { expectAccessible } from '../accessibility';
import { newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { textIn } from '../text';
import { askForPrice, decide, givePrice, handIn, openAssignment } from './work-steps';

const en = textIn('en');
const customer = 'Sabine Brandt';

test(
  'a contractor gives a price, works and hands in, and never learns for whom',
  { tag: '@phone' },
  async ({ page, request, signInAs }) => {
    test.slow();
    const { email } = newLogin();
    const { number } = await sendRequest(request, email, { name: customer, file: smallPdf });
    const staff = await StaffWork.begin(request);
    await staff.sendOffer(number);
    const orderId = await acceptAsGuest(request, email);
    await staff.start(orderId);
    const title = `Plans to CAD ${randomBytes(4).toString('hex')}`;

    await signInAs('admin');
    await askForPrice(page, orderId, title, smallPdf.name);
    await signInAs('contractor');
    await openAssignment(page, 'quotes', title);
    await expect(page.getByText(/AU-\d{4}-\d{5}-01\.pdf/)).toBeVisible();
    await expect(page.getByRole('region', { name: en('assignment.scope') }).locator('.drawing > svg')).toBeVisible();
    for (const secret of [customer, smallPdf.name, number]) await expect(page.getByText(secret)).toHaveCount(0);
    await givePrice(page, title, '900');
    await signInAs('admin');
    await decide(page, orderId, 'assign');
    await signInAs('contractor');
    await handIn(page, title);
    await signInAs('admin');
    await decide(page, orderId, 'approve');
    await page.reload();
    await expect(page.getByText('result.pdf').first()).toBeVisible();
  },
);

test('somebody else’s assignment is not found', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/404/);
  await signInAs('contractor');
  await page.goto('/contractor/orders/somebody-elses');
  await expect(page.getByRole('heading', { name: en('assignment.missing.title') })).toBeVisible();
  await expectAccessible(page);
});
