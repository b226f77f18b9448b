import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { OrderStatus } from '@contract/states/order';
import type { Locator } from '@playwright/test';
import { acceptAsGuest } from '../accept-as-guest';
import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';

const random = () => randomBytes(5).toString('hex');
const newEmail = () => `${random()}@buero.example`;
const searchFor = (name: string) => encodeURIComponent(name).replaceAll('%20', '+');

test(
  'a list is sorted as asked, by heading or choice, and the address keeps the order',
  { tag: '@phone' },
  async ({ page, request, signInAs, isMobile }) => {
    const family = random();
    for (const first of ['Cleo', 'Anna', 'Bela']) await sendRequest(request, newEmail(), { name: `${first} ${family}` });
    await signInAs('admin');
    await page.goto(`/admin/quotes?q=${family}`);
    const names = page.getByRole('cell').locator('b');
    await expect(names).toHaveText(['Bela', 'Anna', 'Cleo'].map((first) => `${first} ${family}`));
    if (isMobile) await page.getByRole('combobox', { name: t('list.sort') }).selectOption('customer');
    else
      await page
        .getByRole('columnheader', { name: t('admin.quotes.customer') })
        .getByRole('button')
        .click();
    await expect(names).toHaveText(['Anna', 'Bela', 'Cleo'].map((first) => `${first} ${family}`));
    await expect(page).toHaveURL(`/admin/quotes?q=${family}&sort=customer`);
    await page.reload();
    await expect(names.first()).toHaveText(`Anna ${family}`);
    await expectAccessible(page);
  },
);

test('what a list shows leaves as a file, and nothing else of it', async ({ page, request, signInAs }) => {
  const name = `=Kundin ${random()}`;
  const { number } = await sendRequest(request, newEmail(), { name });
  await sendRequest(request, newEmail());
  await signInAs('admin');
  await page.goto(`/admin/quotes?q=${searchFor(name)}`);
  await expect(page.getByText(t('admin.quotes.count_one'), { exact: true })).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: t('export.csv') }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^Angebote-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${number};`);
  expect(lines[1]).toContain(`;'${name};`);
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: t('export.xlsx') }).click();
  expect((await workbook).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('a view is kept under a name, shown to the team, renamed and removed', async ({ page, signInAs }) => {
  const [name, other] = [`Meine ${random()}`, `Neue ${random()}`];
  await signInAs('admin');
  await page.goto(`/admin/orders?status=open&q=${random()}&sort=amount`);
  const address = page.url();
  await page.getByRole('button', { name: t('view.save') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('view.name')).fill(name);
  await dialog.getByLabel(t('view.share')).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('view.save') }).click();
  await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

  await page.goto('/admin/orders');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);
  await expectNarrow(page);

  await page.getByRole('button', { name: t('view.manage') }).click();
  const entry = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByLabel(t('view.name-of', { name })) });
  await entry.getByRole('textbox').fill(other);
  await entry.getByRole('button', { name: t('view.rename') }).click();
  await expect(page.getByLabel(t('view.name-of', { name: other }))).toBeVisible();
  const renamed = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByLabel(t('view.name-of', { name: other })) });
  await renamed.getByRole('button', { name: t('view.remove') }).click();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: t('view.close'), exact: true }).click();
  await expect(page.getByRole('link', { name: other })).toHaveCount(0);
});

test('several requests are taken up at once', { tag: '@phone' }, async ({ page, request, signInAs, isMobile }) => {
  const family = random();
  for (let sent = 0; sent < 3; sent++) await sendRequest(request, newEmail(), { name: `Kundin ${family}` });
  await signInAs('admin');
  await page.goto(`/admin/quotes?q=${family}`);
  const rows = page.getByRole('cell').getByRole('link');
  await expect(rows).toHaveCount(3);
  if (isMobile) {
    for (const box of await page.getByRole('cell').getByRole('checkbox').all()) await box.check();
  } else {
    await rows.nth(0).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
  }
  await expect(page.getByText(t('bulk.chosen_other', { count: 3 }))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: t('quote.event.review') }).click();
  await expect(page.getByText(t('bulk.done', { done: 3, of: 3 }))).toBeVisible();
  await expect(page.getByRole('cell').getByText(t('quote.status.in_review'))).toHaveCount(3);
  await expectAccessible(page);
});

test('a document that cannot be moved says why, and stops none of the others', async ({ page, request, signInAs, expectFailures }) => {
  expectFailures(/409/);
  const staff = await StaffWork.begin(request);
  const family = random();
  for (const customerType of ['consumer', 'business'] as const) {
    const email = newEmail();
    const { number } = await sendRequest(request, email, { name: `Kundin ${family}`, customerType });
    await staff.sendOffer(number);
    await acceptAsGuest(request, email);
  }
  await signInAs('admin');
  await page.goto(`/admin/orders?q=${family}`);
  const boxes = page.getByRole('cell').getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: t('order.event.start') }).click();
  const result = page.getByRole('region', { name: t('bulk.results') });
  await expect(result.getByRole('status')).toHaveText(t('bulk.done', { done: 1, of: 2 }));
  await expect(result.getByText(t('transition.order.start.done'))).toHaveCount(1);
  await expect(page.getByText(t('bulk.chosen_one'))).toBeVisible();
  await expectAccessible(page);
});

test('the board shows an order where it is due, and goes with it', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  const staff = await StaffWork.begin(request);
  const [family, email] = [random(), newEmail()];
  const { number } = await sendRequest(request, email, { name: `Kundin ${family}` });
  await staff.sendOffer(number);
  const orderId = await acceptAsGuest(request, email);
  await signInAs('admin');
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: t('bar.admin.board') }).click();
  await page.getByRole('searchbox').fill(family);
  await expect(page).toHaveURL(`/admin/board?q=${family}`);
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('link', { name: t('board.by.due'), exact: true }).click();
  await expect(page).toHaveURL(`/admin/board?q=${family}&by=due`);
  const card = page.getByRole('listitem').filter({ hasText: t('board.unassigned') });
  await expect(card).toHaveCount(1);
  await expect(card.locator('.status')).toHaveText(t('order.status.placed'));
  await expectAccessible(page);
  await expectNarrow(page);
  await staff.start(orderId);
  await expect(card.locator('.status')).toHaveText(t('order.status.in_production'));
  await page.getByRole('link', { name: t('board.work.assigned'), exact: true }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: t('board.work.unassigned') }).click();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/admin/orders/${orderId}`);
});

test('the board is narrowed down, hides what cannot have anything, and keeps a view', async ({ page, request, signInAs }) => {
  const staff = await StaffWork.begin(request);
  const [family, email] = [random(), newEmail()];
  const { number } = await sendRequest(request, email, { name: `Kundin ${family}` });
  await staff.sendOffer(number);
  await acceptAsGuest(request, email);
  await signInAs('admin');
  await page.goto(`/admin/board?by=due&q=${family}`);
  const board = page.getByRole('region', { name: t('board.columns') });
  const card = board.getByRole('listitem');
  const columns = board.getByRole('heading', { level: 2 });
  const choose = (name: 'due' | 'status' | 'category' | 'contractor' | 'term', label: string) =>
    page.getByRole('combobox', { name: t(`board.${name}`), exact: true }).selectOption({ label });
  await expect(card).toHaveCount(1);
  await expect(columns).toHaveCount(5);
  await choose('category', 'Paper to CAD');
  await choose('term', t('board.term.regular'));
  await choose('status', t('order.status.placed'));
  await expect(columns).toHaveCount(4);
  await expect(card).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${family}.*by=due.*status=placed.*category=paper-to-cad.*term=regular`));
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: t('view.save') }).click();
  await page.getByRole('textbox', { name: t('view.name') }).fill(`Plan ${family}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('view.save') })
    .click();
  await expect(page.getByText(t('view.saved.done'))).toBeVisible();
  await choose('due', t('board.column.today'));
  await expect(columns).toHaveText([new RegExp(t('board.column.today'))]);
  await page.getByRole('link', { name: `Plan ${family}` }).click();
  await expect(columns).toHaveCount(4);
  await choose('contractor', 'Noa Contractor');
  await expect(page).toHaveURL(/contractor=\w+/);
  await expect(card).toHaveCount(0);
  await choose('contractor', t('board.contractor.all'));
  await expect(card).toHaveCount(1);
  await choose('term', t('board.term.express'));
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: t('board.reset') }).click();
  await expect(page).toHaveURL('/admin/board?by=due');
  await expect(columns).toHaveCount(5);
});

test('cards are moved by mouse and by keyboard, go back with a reason when refused, and say who is responsible', async ({
  page,
  request,
  signInAs,
  expectFailures,
}) => {
  expectFailures(/status of 409/);
  const staff = await StaffWork.begin(request);
  const family = random();
  const ids: string[] = [];
  for (const customerType of ['business', 'consumer'] as const) {
    const email = newEmail();
    const { number } = await sendRequest(request, email, { name: `Kundin ${family}`, customerType });
    await staff.sendOffer(number);
    ids.push(await acceptAsGuest(request, email));
  }
  await signInAs('admin');
  await page.goto(`/admin/board?q=${family}`);
  const column = (status: OrderStatus) => page.getByRole('region', { name: new RegExp(`^${t(`order.status.${status}`)}`) });
  const cardIn = (status: OrderStatus, id = ids[0]) => column(status).locator(`[data-card="${id}"]`);
  const card = page.locator(`[data-card="${ids[0]}"]`);
  const middleOf = async (place: Locator) => {
    const { x, y, width } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    return [x + width / 2, y + 20] as const;
  };
  const dragTo = async (status: OrderStatus) => {
    await page.mouse.move(...(await middleOf(card.locator('.card-handle'))));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(column(status))), { steps: 5 });
    await expect(column('delivered').getByText(t('board.refused.delivered'))).toBeVisible();
    await page.mouse.up();
  };

  await dragTo('delivered');
  await expect(cardIn('placed').getByText(t('board.refused.delivered'))).toBeVisible();
  await expectAccessible(page);
  await dragTo('in_production');
  await expect(cardIn('in_production')).toBeVisible();
  await expect(page.getByText(t('transition.order.start.done'))).toBeVisible();

  await expect(card).not.toHaveAttribute('aria-busy');
  await card.getByText(t('board.move'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cardIn('internal_review')).toBeVisible();
  await expect(card.getByRole('link')).toBeFocused();

  await cardIn('placed', ids[1])
    .getByRole('button', { name: t('order.event.start') })
    .click();
  await expect(cardIn('placed', ids[1]).getByText(/Widerrufsfrist/)).toBeVisible();

  await card.getByRole('combobox').selectOption({ index: 1 });
  await expect(card.getByRole('combobox')).not.toHaveValue('');
  await page.reload();
  await expect(card.getByRole('combobox')).not.toHaveValue('');
});
