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

test('plan and section are drawn with what the room counts for its use', async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  const room = editor(page);
  await room.getByRole('button', { name: t('living-area.slope.add') }).click();
  await room.getByLabel(t('living-area.slope.knee')).fill('0');
  const section = room.getByRole('img', { name: /^Schnitt/ });
  const strips = section.locator('path[d$="z"]');
  const look = () => strips.evaluateAll((paths) => paths.map((path) => path.getAttribute('class') ?? 'hatched'));
  await expect(section.getByText(/%$|^0$/)).toHaveText(['0', '50 %', '100 %']);
  await expect.poll(look).toEqual(['hatched', 'zone-half', 'zone-full']);

  const use = room.getByLabel(t('living-area.use'), { exact: true });
  await use.selectOption({ label: t('living-area.use.winter-garden-unheated') });
  await expect(section.getByText(/%$|^0$/)).toHaveText(['0', '50 %', '50 %']);
  await expect.poll(look).toEqual(['hatched', 'zone-half', 'zone-half']);
  await expect(room.locator('.zone-full')).toHaveCount(0);

  for (const outside of ['balcony', 'cellar'] as const) {
    await use.selectOption({ label: t(`living-area.use.${outside}`) });
    await expect(section).toBeHidden();
    await expect(room.getByRole('button', { name: t('living-area.slope.add') })).toBeHidden();
  }
});

test('a slope stays over its wall, and one whose wall is gone is told and had back', async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  const room = editor(page);
  await room.getByText(t('living-area.outline.polygon')).click();
  await room.getByRole('button', { name: t('living-area.slope.add') }).click();
  await room.getByLabel(t('living-area.slope.wall')).selectOption('2');
  const remove = (number: number) => room.getByRole('button', { name: t('living-area.corner.remove', { number }) });
  await remove(1).click();
  await expect(room.getByLabel(t('living-area.slope.wall'))).toHaveValue('1');
  await page.getByRole('radio', { name: t('living-area.outline.rectangle') }).click({ force: true });
  await expect(room.getByLabel(t('living-area.slope.wall'))).toHaveValue('2');
  await room.getByText(t('living-area.outline.polygon')).click();
  await remove(4).click();
  await expect(page.getByText(t('living-area.slopes.lost', { walls: 'C' }))).toBeVisible();
  await page.getByRole('button', { name: t('tool.undo') }).click();
  await expect(room.getByLabel(t('living-area.slope.wall'))).toHaveValue('2');
});
