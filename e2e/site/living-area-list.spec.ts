import { expect, test } from '../fixtures';
import { t } from '../text';
import { address, area, editor, result, storedRoom } from './living-area-journey';

const rooms = Array.from({ length: 15 }, (_, index) => ({ ...storedRoom, id: `room-${index}`, name: `Raum ${index + 1}` }));
const storeys = [
  { id: 'ground', name: 'EG', rooms },
  { id: 'attic', name: 'DG', rooms: [] },
];
const project = { dwellings: [{ id: 'dwelling', name: 'Haus', storeys }] };

test.beforeEach(async ({ page, open }) => {
  await page.addInitScript((text) => (localStorage['pq.livingArea.v1'] ??= text), JSON.stringify(project));
  await open(address);
});

test('a list that scrolls has what adds to it below, for any storey', { tag: '@phone' }, async ({ page }) => {
  const list = page.locator('.long-list');
  await expect(list.getByRole('button', { name: 'Raum 15' })).toBeVisible();
  await expect(list.getByRole('button', { name: t('living-area.room.add') })).toHaveCount(0);
  const storey = page.locator('.add-to-storey').getByRole('combobox', { name: t('living-area.storey') });
  await expect(storey).toHaveValue('ground');
  await storey.selectOption('DG');
  await page.getByRole('button', { name: t('living-area.room.add') }).click();
  await expect(editor(page).getByRole('heading', { level: 2 })).toHaveText(`2.01 ${t('living-area.room.unnamed')}`);
});

test('the area stays in view on small screens, above no field that has the focus', { tag: '@phone-only' }, async ({ page }) => {
  const bar = page.locator('.bottom-bar');
  await expect(bar).toContainText(area('180,00'));
  const width = editor(page).getByLabel(t('living-area.width'));
  await width.focus();
  await width.fill('4');
  await expect(bar).toContainText(area('184,00'));
  const gap = async () => (await bar.boundingBox())!.y - (await width.boundingBox())!.y - (await width.boundingBox())!.height;
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await bar.getByRole('button', { name: t('living-area.result.show') }).click();
  await expect(result(page)).toBeFocused();
  await expect(bar).toBeHidden();
});
