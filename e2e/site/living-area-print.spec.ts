import { expect, test } from '../fixtures';
import { t } from '../text';
import { address, addRoom, area, editor, result, startAnew } from './living-area-journey';

const dwelling = (number: number) => t('living-area.dwelling.new', { number });

test('on paper stand all dwellings in turn, then what they have together', async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  await editor(page).getByLabel(t('living-area.name'), { exact: true }).fill('Atelier');
  await page.getByRole('button', { name: t('living-area.dwelling.add') }).click();
  await addRoom(page, '6', '3');
  const heading = page.getByRole('heading', { name: dwelling(1) });
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    dwelling(1),
    dwelling(2),
    t('living-area.result.building', { count: 2, area: '30,00' }),
  ]);
  await expect(page.getByRole('row', { name: 'Atelier' })).toContainText('12,00');
});

test('one dwelling prints with its day and its rooms once', async ({ page, open }) => {
  await open(address);
  await startAnew(page);
  await page.emulateMedia({ media: 'print' });
  const day = new Date().toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Berlin' });
  await expect(page.getByText(t('living-area.printed', { day }))).toBeVisible();
  await expect(page.getByRole('row', { name: t('living-area.room.unnamed') })).toHaveCount(1);
  await expect(result(page)).toContainText(area('12,00'));
});
