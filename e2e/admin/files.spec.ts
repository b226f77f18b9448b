import { expectAccessible, expectNarrow } from '../accessibility';
import { mailedLink, newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { planPdf, smallPdf } from '../site/sample-files';
import { t } from '../text';

test('a plan that came with a request is looked at without downloading it', async ({ page, request, signInAs, open }) => {
  const plan = planPdf('Grundriss EG.pdf', 2);
  const { email } = newLogin();
  const { number } = await sendRequest(request, email, { file: plan });
  await signInAs('admin');
  await page.goto(`/admin/quotes?q=${number}`);
  await page.getByRole('link', { name: number }).click();
  const sources = page.getByRole('region', { name: t('editor.sources') });
  await expect(sources.getByRole('img', { name: t('revise.page', { page: 1 }) })).toBeVisible();
  await open(await mailedLink(email, /^\/angebot\//));
  const look = page.getByRole('button', { name: t('file.preview', { name: plan.name }) });
  await look.click();
  const preview = page.getByRole('dialog', { name: plan.name });
  await expect(preview.getByRole('img', { name: t('revise.page', { page: 1 }) })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await preview.getByRole('button', { name: t('revise.page.after') }).click();
  await expect(preview.getByRole('img', { name: t('revise.page', { page: 2 }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(look).toBeFocused();
});

test('a file that is no plan after all says so', async ({ page, request, signInAs, expectFailures }) => {
  expectFailures(/cannot be shown/);
  const { number } = await sendRequest(request, newLogin().email, { file: smallPdf });
  await signInAs('admin');
  await page.goto(`/admin/quotes?q=${number}`);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText(t('file.preview.failed'))).toBeVisible();
  await expectAccessible(page);
});
