import type { AppCheckToken, FileMetadata } from '@contract/files/file';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { textIn } from '../text';
import { boxOf, productAt } from './cart-journey';
import { largeDrawing, refusedProgram, smallPdf, type SampleFile } from './sample-files';

/** Answers as a server between browser and shop may give them, in another format than ours. */
const refusals = [
  { status: 413, reason: 'problem.upload.size-refused' },
  { status: 403, reason: 'problem.upload.access-refused' },
] as const;
const troubles = [
  { answer: 500, reason: 'problem.upload.server-failed' },
  { answer: 503, reason: 'problem.upload.server-failed' },
  { answer: 'nothing', reason: 'problem.upload.offline' },
] as const;
const UPLOADS = /\/api\/files(\/tus)?$/;
/** A time longer than any wait between two tries. */
const RETRY_STEP_MS = 31_000;

const rowOf = (page: Page, { name }: SampleFile) => page.getByRole('listitem').filter({ hasText: name });

/** Keeps the proof of work valid beyond the waits: time that is made to run would also cut the calls for another one. */
const keepProof = (page: Page) =>
  page.route(/\/api\/app-check$/, async (route) => {
    const response = await route.fetch();
    const proof = (await response.json()) as AppCheckToken;
    await route.fulfill({ response, json: { ...proof, expiresInSeconds: 3_600 } satisfies AppCheckToken });
  });

test('a small file whose answer is lost is sent again and stored once', async ({ page, open, request, expectFailures }) => {
  expectFailures(/Failed to load resource/, /request failed/);
  const t = textIn('de');
  const product = await productAt(request, '/paper-to-cad/basic', 'de');
  const stored: string[] = [];
  await page.route(/\/api\/files$/, async (route) => {
    const response = await route.fetch();
    stored.push(((await response.json()) as FileMetadata).fileName);
    await (stored.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await open('/paper-to-cad/basic');
  const box = boxOf(page, product, t);
  await box.getByLabel(t('files.drop')).setInputFiles(smallPdf);
  await expect(box.getByRole('button', { name: t('files.remove', { name: smallPdf.name }) })).toBeVisible({ timeout: 15_000 });
  expect(stored).toEqual([stored[0], stored[0]]);
});

for (const locale of ['de', 'en'] as const) {
  const t = textIn(locale);
  const path = locale === 'de' ? '/paper-to-cad/basic' : '/en/paper-to-cad/basic';

  test(`a file that is not even sent is told with the reason behind the words of the specification (${locale})`, async ({
    page,
    open,
    request,
  }) => {
    const product = await productAt(request, '/paper-to-cad/basic', locale);
    await open(path);
    await boxOf(page, product, t).getByLabel(t('files.drop')).setInputFiles(refusedProgram);
    const reason = t('problem.upload.type-refused');
    await expect(page.getByRole('alert')).toHaveText(t('upload.refused', { name: refusedProgram.name, reason }));
    await expect(rowOf(page, refusedProgram)).toContainText(t('upload.refused.short', { reason }));
  });

  for (const { status, reason } of refusals) {
    for (const file of [smallPdf, largeDrawing]) {
      test(`${file.name} that is answered ${status} is told in words of its own (${locale})`, async ({
        page,
        open,
        request,
        expectFailures,
      }) => {
        expectFailures(/status of \d+/, /\[shop\]/);
        const product = await productAt(request, '/paper-to-cad/basic', locale);
        await page.route(UPLOADS, (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>No</h1>' }));
        await open(path);
        await boxOf(page, product, t).getByLabel(t('files.drop')).setInputFiles(file);
        await expect(page.getByRole('alert')).toHaveText(t('upload.refused', { name: file.name, reason: t(reason) }));
        await expect(rowOf(page, file)).toContainText(t('upload.refused.short', { reason: t(reason) }));
      });
    }
  }

  for (const { answer, reason } of troubles) {
    test(`a file for which the server answers ${answer} until patience ends is told so and can go on (${locale})`, async ({
      page,
      open,
      request,
      expectFailures,
    }) => {
      expectFailures(/Failed to load resource/, /answer 5\d\d/, /\[shop\]/, /request failed/);
      const product = await productAt(request, '/paper-to-cad/basic', locale);
      await page.route(UPLOADS, (route) => (answer === 'nothing' ? route.abort('connectionrefused') : route.fulfill({ status: answer })));
      await keepProof(page);
      await page.clock.install();
      await open(path);
      const tried = [page.waitForRequest(/\/api\/files$/), page.waitForRequest(/\/api\/files\/tus$/)];
      const box = boxOf(page, product, t);
      await box.getByLabel(t('files.drop')).setInputFiles([smallPdf, largeDrawing]);
      await Promise.all(tried);
      for (const file of [smallPdf, largeDrawing]) {
        await expect(async () => {
          await page.clock.fastForward(RETRY_STEP_MS);
          await expect(rowOf(page, file)).toContainText(t(reason), { timeout: 100 });
        }).toPass({ intervals: [0] });
        await expect(rowOf(page, file)).toContainText(t('problem.upload.failed'));
        await expect(box.getByRole('button', { name: t('files.resume.label', { name: file.name }) })).toBeVisible();
      }
    });
  }

  test(`a file is told at once that there is no connection, and goes on by itself with the next one (${locale})`, async ({
    page,
    context,
    open,
    request,
    expectFailures,
  }) => {
    expectFailures(/Failed to load resource/, /\[shop\]/, /request failed/);
    const product = await productAt(request, '/paper-to-cad/basic', locale);
    await open(path);
    const box = boxOf(page, product, t);
    await box.getByLabel(t('files.drop')).setInputFiles(smallPdf);
    await expect(box.getByRole('button', { name: t('files.remove', { name: smallPdf.name }) })).toBeVisible();
    await context.setOffline(true);
    const second = { ...smallPdf, name: 'Schnitt.pdf' };
    await box.getByLabel(t('files.drop.more')).setInputFiles(second);
    await expect(page.getByRole('alert')).toHaveText(t('upload.refused', { name: second.name, reason: t('problem.upload.offline') }));
    await context.setOffline(false);
    await expect(box.getByRole('button', { name: t('files.remove', { name: second.name }) })).toBeVisible();
  });
}
