import { expectAccessible, expectNarrow } from '../accessibility';
import { newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';

/** Makes a ZIP file with one entry that has a password: nobody can look into it, with a scanner or without. */
function lockedZip(): Buffer {
  const [name, plain] = [Buffer.from('plan.txt'), 'Grundriss'];
  // Twelve bytes of the key come first.
  const data = Buffer.concat([Buffer.alloc(12), Buffer.from(plain)]);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(1, 2);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(plain.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, data]);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, directory, Buffer.from('PK\x05\x06'), end]);
}

test('a file that nobody can look into is held back until staff release it', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  const name = `plan-${Date.now()}.zip`;
  const file = { name, mimeType: 'application/zip', buffer: lockedZip() };
  const { number } = await sendRequest(request, newLogin().email, { file });
  const { id } = await (await StaffWork.begin(request)).quote(number);
  await signInAs('admin');
  await page.goto('/admin/dashboard');
  await expect(page.getByText(t('scan.state.none'))).toBeVisible();
  await page.goto('/admin/files?check=held');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(row).toContainText(t('scan.note.encrypted'));
  await expectAccessible(page);
  await expectNarrow(page);

  await page.goto(`/admin/quotes/${id}`);
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry).toContainText(t('file.check.staff.held'));
  await expect(entry.getByRole('button', { name: t('file.download', { name }) })).toHaveCount(0);

  await page.goto('/admin/files?check=held');
  await row.getByRole('button', { name: t('scan.release.of', { name }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('scan.release'), exact: true })
    .click();
  await expect(page.getByText(t('scan.released'))).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/quotes/${id}`);
  await expect(entry).toContainText(t('file.check.staff.released'));
  await expect(entry.getByRole('button', { name: t('file.download', { name }) })).toBeVisible();
});

const telling = Buffer.from('999\nfür Sabine Brandt\n0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n');

test(
  'staff see what a file says of itself before a contractor gets it, and have it cleaned',
  { tag: '@phone' },
  async ({ page, request, signInAs }) => {
    const file = { name: 'grundriss.dxf', mimeType: 'image/vnd.dxf', buffer: telling };
    const { number } = await sendRequest(request, newLogin().email, { file });
    const { id } = await (await StaffWork.begin(request)).quote(number);
    await signInAs('admin');
    await page.goto(`/admin/quotes/${id}`);
    await page.getByRole('button', { name: t('work.ask'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /grundriss\.dxf/ }).check();
    const said = dialog.getByRole('group', { name: t('work.metadata.of', { name: 'grundriss.dxf' }) });
    await expect(said).toContainText('für Sabine Brandt');
    await expect(said).toContainText(t('work.metadata.hit', { word: 'Sabine Brandt' }));
    await said.getByRole('checkbox', { name: t('work.metadata.clean') }).check();
    await expectAccessible(page);
  },
);
