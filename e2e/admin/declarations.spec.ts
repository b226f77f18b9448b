import { randomBytes } from 'node:crypto';
import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { t } from '../text';

test('staff settle a cancellation with a reason, and see who did', async ({ page, request, signInAs }) => {
  const name = `Kündigerin ${randomBytes(5).toString('hex')}`;
  const declared = { kind: 'cancellation', name, email: 'kuendigerin@buero.example', reference: 'mein Abo', locale: 'de' };
  const answer = await request.post('/api/declarations', { data: { ...declared, key: randomBytes(20).toString('hex') } });
  expect(answer.status()).toBe(201);

  await signInAs('admin');
  await page.goto('/admin/declarations?kind=cancellation');
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await entry.getByText(name).click();
  await expect(entry.getByText(t('admin.declaration.unmatched'))).toBeVisible();
  await entry.getByRole('button', { name: t('admin.declaration.settle') }).click();
  await expect(entry.getByText(t('admin.declaration.settle.missing'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await entry.getByLabel(t('admin.declaration.settle.reason')).fill('Das Abo endet am 31. Dezember.');
  await entry.getByRole('button', { name: t('admin.declaration.settle') }).click();
  await expect(entry.getByText(t('admin.declaration.settled'), { exact: true })).toBeVisible();
  await expect(entry.getByText('Das Abo endet am 31. Dezember.')).toBeVisible();
  await expect(entry.getByRole('button')).toHaveCount(0);
});
