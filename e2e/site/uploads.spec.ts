import { writeFileSync } from 'node:fs';
import { cartKeys } from '../contract';
import { untilHydrated, expect, test } from '../fixtures';
import { hold } from '../hold';
import { t } from '../text';
import {
  addToCart,
  boxOf,
  goToSend,
  newSender,
  productAt,
  sendButton,
  sentTitle,
  sheet,
  startingWith,
  stored,
  unfold,
} from './cart-journey';
import { largeDrawing, smallPdf } from './sample-files';

test('a large upload is paused, resumed and arrives', async ({ page, open, request }) => {
  const product = await productAt(request, '/cad-services/grundrisse');
  const release = await hold(page, /\/api\/files\/tus\//, 'PATCH');
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

test('an upload that a reload has cut goes on with the same file chosen again, and with no other', async ({
  page,
  open,
  request,
}, info) => {
  const product = await productAt(request, '/cad-services/grundrisse');
  // The browser recognises the file by its date, too.
  const path = info.outputPath(largeDrawing.name);
  writeFileSync(path, largeDrawing.buffer);
  const offsets: string[] = [];
  let isReloaded = false;
  await page.route(/\/api\/files\/tus\//, async (route) => {
    const offset = route.request().method() === 'PATCH' && route.request().headers()['upload-offset'];
    if (offset) offsets.push(offset);
    // The second chunk never gets there.
    if (!offset || offset === '0' || isReloaded) await route.continue();
  });
  await open('/cad-services/grundrisse');
  const box = boxOf(page, product);
  await box.getByLabel(t('files.drop')).setInputFiles(path);
  await expect.poll(() => offsets).toEqual(['0', '262144']);
  isReloaded = true;
  await page.reload();
  await expect(box.getByText(new RegExp(t('files.cut', { sent: '.+', total: '.+' })))).toBeVisible();
  const again = box.getByRole('button', { name: `${t('files.resume')} ${largeDrawing.name}` });
  await again.setInputFiles(smallPdf);
  await expect(page.getByText(t('files.wrong', { name: largeDrawing.name }))).toBeVisible();
  await again.setInputFiles(path);
  await expect(box.getByRole('button', { name: t('files.remove', { name: largeDrawing.name }) })).toBeVisible();
  expect(offsets[2]).toBe('262144');
});

test('an upload goes on where it was when the server was away in between', async ({ page, open, request, expectFailures }) => {
  expectFailures(/api\/files\/tus/);
  const product = await productAt(request, '/cad-services/grundrisse');
  const requested: string[] = [];
  await page.route(/\/api\/files\/tus/, async (route) => {
    const method = route.request().method();
    requested.push(method);
    const isFirst = requested.filter((other) => other === method).length === 1;
    if (isFirst && method !== 'POST') await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await open('/cad-services/grundrisse');
  const box = boxOf(page, product);
  await box.getByLabel(t('files.drop')).setInputFiles(largeDrawing);
  await expect(box.getByRole('button', { name: t('files.remove', { name: largeDrawing.name }) })).toBeVisible();
  expect(requested.slice(0, 4)).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD']);
});

test('a file that arrives after another tab has put its product into the cart is there too', async ({ page, context, open, request }) => {
  const product = await productAt(request, '/cad-services/grundrisse');
  const release = await hold(page, /\/api\/files/, 'POST');
  await open('/cad-services/grundrisse');
  const box = boxOf(page, product);
  await box.getByLabel(t('files.drop')).setInputFiles(smallPdf);
  await expect(box.getByText(smallPdf.name)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/cad-services/grundrisse');
  await untilHydrated(other);
  await boxOf(other, product)
    .getByRole('button', { name: t('box.add') })
    .click();
  await expect(boxOf(other, product).getByRole('link', { name: t('box.open') })).toBeVisible();
  release();
  await other.goto('/konfigurator');
  await expect(sheet(other, product.name).getByText(smallPdf.name)).toBeVisible();
});

test('a dropped file is taken by its area; one that misses it does not replace the page', async ({ page, open, request }) => {
  const product = await productAt(request, '/cad-services/grundrisse');
  await open('/cad-services/grundrisse');
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7\n%%EOF\n'], 'Schnitt.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  const opens = (type: string) =>
    page.evaluate(
      ([dataTransfer, name]) => document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })),
      [dropped, type] as const,
    );
  await expect.poll(() => opens('dragover')).toBe(false);
  expect(await opens('drop')).toBe(false);
  const box = boxOf(page, product);
  await box.getByText(t('files.drop')).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(box.getByText('Schnitt.pdf')).toBeVisible();
});

test('another tab shows a running upload as running and learns when it was cut', async ({ page, context, open, request }) => {
  const product = await productAt(request, '/cad-services/grundrisse');
  await hold(page, /\/api\/files\/tus\//, 'PATCH');
  await open('/cad-services/grundrisse');
  await boxOf(page, product).getByLabel(t('files.drop')).setInputFiles(largeDrawing);
  await expect.poll(() => stored(page, 'pq.uploads')).toContain(largeDrawing.name);
  const other = await context.newPage();
  await other.goto('/cad-services/grundrisse');
  const box = boxOf(other, product);
  const resume = box.getByRole('button', { name: startingWith(t('files.resume')) });
  await expect(box.getByText(t('files.elsewhere', { size: '' }))).toBeVisible();
  await expect(resume).toHaveCount(0);
  await page.close();
  await expect(resume).toBeVisible();
});

test('a file on its way while another tab sends the cart starts anew for the next request', async ({ page, context, request }) => {
  const [sent, next] = [await productAt(request, '/cad-services/schalplaene'), await productAt(request, '/cad-services/grundrisse')];
  await addToCart(page, sent);
  const other = await context.newPage();
  const release = await hold(other, /\/api\/files/, 'POST');
  await other.goto('/cad-services/grundrisse');
  await untilHydrated(other);
  const box = boxOf(other, next);
  await box.getByLabel(t('files.drop')).setInputFiles(smallPdf);
  await expect(box.getByText(smallPdf.name)).toBeVisible();
  const former = await stored(page, cartKeys.id);
  await page.goto('/konfigurator');
  await goToSend(page, newSender());
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  release();
  await expect(box.getByRole('button', { name: t('files.remove', { name: smallPdf.name }) })).toBeVisible();
  const files = JSON.parse((await stored(other, cartKeys.temporaryFiles)) ?? '{}') as Record<string, { cartId: string }[]>;
  const [file] = Object.values(files).flat();
  expect(file?.cartId).not.toBe(JSON.parse(former ?? '""'));
  expect(file?.cartId).toBe(JSON.parse((await stored(other, cartKeys.id)) ?? '""'));
});

test('a product is not removed without a question while its file is on its way', async ({ page, request }) => {
  const product = await productAt(request, '/cad-services/grundrisse');
  await hold(page, /\/api\/files/, 'POST');
  await addToCart(page, product);
  await page.goto('/konfigurator');
  await untilHydrated(page);
  const line = sheet(page, product.name);
  await line.getByLabel(t('files.add')).setInputFiles(smallPdf);
  await expect(line.getByText(smallPdf.name)).toBeVisible();
  await line.getByRole('button', { name: t('cart.remove', { name: product.name }) }).click();
  const question = page.getByRole('dialog', { name: t('remove.title', { name: product.name }) });
  await question.getByRole('button', { name: t('dialog.cancel') }).click();
  await expect(line.getByText(smallPdf.name)).toBeVisible();
});

test('a note that waits for an answer goes along when its product is added', async ({ page, request, open }) => {
  const [first, second] = [await productAt(request, '/cad-services/grundrisse'), await productAt(request, '/cad-services/schalplaene')];
  await open('/cad-services/grundrisse');
  await boxOf(page, first).getByLabel(t('files.drop')).setInputFiles(smallPdf);
  await expect(boxOf(page, first).getByRole('button', { name: t('files.remove', { name: smallPdf.name }) })).toBeVisible();
  await open('/cad-services/schalplaene');
  const box = boxOf(page, second);
  await unfold(box, t('note.label'));
  await box.getByLabel(t('note.label')).fill('Bitte mit Keller');
  await box.getByRole('button', { name: t('box.add') }).click();
  await expect(box.getByRole('link', { name: t('box.open') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page, 'pq.cart')).toContain('Bitte mit Keller');
  expect(await stored(page, 'pq.temporaryProductFiles')).toContain(smallPdf.name);
});
