import { expect, test } from '../fixtures';
import { t } from '../text';
import { address, addRoom, area, editor, result, startAnew } from './living-area-journey';

test('a new room counts once it is measured, and the way out leads to measures that are missing', async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  await page.getByRole('button', { name: t('living-area.room.add') }).click();
  const length = editor(page).getByLabel(t('living-area.length'));
  await expect(length).toHaveValue('');
  await expect(editor(page).locator('[aria-invalid]')).toHaveCount(0);
  await expect(result(page)).toContainText(area('12,00'));
  await page.getByRole('button', { name: t('living-area.dwelling.add') }).click();
  await addRoom(page, '2', '2');
  for (const action of ['tool.order', 'tool.export', 'tool.print'] as const) {
    await page.getByRole('button', { name: t(action) }).click();
    await expect(length).toBeFocused();
    await expect(editor(page).getByRole('heading', { level: 2 })).toHaveText(`1.02 ${t('living-area.room.unnamed')}`);
  }
  await expect(page).toHaveURL(address);
  await length.blur();
  await expect(length).toHaveAttribute('aria-invalid', 'true');
});

test('the free shape of a room without measures counts once its corners stand', async ({ page, open }) => {
  await open(address);
  await page.getByRole('button', { name: t('living-area.room.add') }).click();
  await editor(page).getByText(t('living-area.outline.polygon')).click();
  const corner = (number: number, axis: 'x' | 'y') => editor(page).getByLabel(t(`living-area.corner.${axis}`, { number }));
  await corner(2, 'x').fill('4');
  await corner(3, 'x').fill('4');
  await corner(3, 'y').fill('3');
  await expect(editor(page).getByText(t('living-area.corners.new'))).toBeVisible();
  await corner(4, 'y').fill('3');
  await expect(result(page)).toContainText(area('12,00'));
  await expect(editor(page).getByText(t('living-area.corners.new'))).toBeHidden();
});
