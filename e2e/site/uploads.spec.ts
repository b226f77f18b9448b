import { expect, test } from '../fixtures';
import { t } from '../text';
import { boxOf, productAt } from './cart-journey';
import { largeDrawing } from './sample-files';

test('a large upload is paused, resumed and arrives', async ({ page, open, request }) => {
  const product = await productAt(request, '/cad-services/grundrisse');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/files\/tus\//, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue().catch(() => undefined); // paused meanwhile
  });
  await open('/cad-services/grundrisse');
  const box = boxOf(page, product);
  await box.getByLabel(t('files.drop')).setInputFiles(largeDrawing);
  await box.getByRole('button', { name: t('files.pause', { name: largeDrawing.name }) }).click();
  const resume = box.getByRole('button', { name: t('files.resume.label', { name: largeDrawing.name }) });
  await expect(resume).toBeVisible();
  release();
  await resume.click();
  await expect(box.getByRole('button', { name: t('files.remove', { name: largeDrawing.name }) })).toBeVisible();
});
