import { expect, test } from '../fixtures';
import { t } from '../text';
import { address, area, editor, result } from './living-area-journey';
import { cellsOf } from './workbook-file';

test('the example is not ordered: what is said leads to its rooms', async ({ page, open }) => {
  await open(address);
  await page.getByRole('button', { name: t('tool.order') }).click();
  await expect(page.getByText(t('living-area.example.no-order'))).toBeVisible();
  const note = page.locator('.sample-note');
  await expect(note).toBeFocused();
  await expect(note).toContainText(t('living-area.example.all'));
  await expect(page).toHaveURL(address);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(t('living-area.example.all'))).toBeVisible();
});

test('the first own room takes the place of the example, until that is undone', async ({ page, open }) => {
  await open(address);
  await page.getByRole('button', { name: t('living-area.room.add') }).click();
  await expect(page.getByText(t('living-area.rooms.unit.one'))).toBeVisible();
  await expect(page.getByText(t('living-area.example.all'))).toBeHidden();
  await page.getByRole('button', { name: t('tool.undo') }).click();
  await expect(result(page)).toContainText(area('77,92'));
  await expect(page.getByText(t('living-area.example.all'))).toBeVisible();
});

test('rooms of the example beside own ones are told and taken away', async ({ page, open }) => {
  await open(address);
  await editor(page).getByLabel(t('living-area.length')).fill('5');
  await expect(page.getByText(t('living-area.example.some', { count: 6 }))).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('tool.export') }).click();
  const rows = cellsOf(await (await download).path());
  expect(rows[1]).toContain(t('living-area.example.some', { count: 6 }));
  await page.getByRole('button', { name: t('living-area.example.remove') }).click();
  await expect(page.getByText(t('living-area.rooms.unit.one'))).toBeVisible();
  await page.getByRole('button', { name: t('tool.order') }).click();
  await expect(page).toHaveURL('/konfigurator');
});
