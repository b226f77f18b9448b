import type { Page, Request } from '@playwright/test';
import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { t } from '../text';
import { boxOf, goToSend, newSender, productAt, sendButton, sentTitle } from './cart-journey';
import { largeDrawing, smallPdf } from './sample-files';

/** Records the calls of the API by method and path, and whether all of a kind were signed. */
function watchCalls(page: Page) {
  const seen = new Map<string, boolean>();
  const record = (call: Request) => {
    const { pathname } = new URL(call.url());
    if (!pathname.startsWith('/api/')) return;
    const kind = `${call.method()} ${pathname.replace(/(\/files\/(?:tus\/)?)[\w-]{22}.*/, '$1x')}`;
    const isSigned = /^Bearer [\w.-]+$/.test(call.headers().authorization ?? '');
    seen.set(kind, isSigned && (seen.get(kind) ?? true));
  };
  page.on('request', record);
  return seen;
}

async function uploadAndSend(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  const product = await productAt(page.request, '/cad-services/grundrisse');
  await open('/cad-services/grundrisse');
  const box = boxOf(page, product);
  await box.getByLabel(t('files.drop')).setInputFiles([smallPdf, largeDrawing]);
  for (const { name } of [smallPdf, largeDrawing])
    await expect(box.getByRole('button', { name: t('files.remove', { name }) })).toBeVisible();
  await box.getByRole('button', { name: t('box.add') }).click();
  await expect(box.getByRole('link', { name: t('box.open') })).toBeVisible();
  await open('/konfigurator');
  await goToSend(page, newSender());
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
}

test('who is signed in says so with uploads and requests of public pages, and with nothing that all may read', async ({
  page,
  open,
  signInAs,
}) => {
  await signInAs('user');
  const calls = watchCalls(page);
  const renewals: string[] = [];
  page.on('request', (call) => call.url().endsWith('/api/auth/refresh') && renewals.push(call.url()));
  await uploadAndSend(page, open);
  expect(Object.fromEntries(calls)).toMatchObject({
    'POST /api/files': true,
    'POST /api/files/tus': true,
    'PATCH /api/files/tus/x': true,
    'GET /api/files/x': true,
    'POST /api/quotes': true,
    'GET /api/products': false,
    'POST /api/auth/refresh': false,
  });
  // There is one renewal for each of the two pages.
  expect(renewals).toHaveLength(2);
});

test('visitors say nothing about who they are, and nobody asks', async ({ page, open }) => {
  const calls = watchCalls(page);
  await uploadAndSend(page, open);
  expect([...calls.values()]).not.toContain(true);
  expect([...calls.keys()]).toEqual(expect.arrayContaining(['POST /api/files', 'POST /api/files/tus', 'POST /api/quotes']));
  expect([...calls.keys()]).not.toContain('POST /api/auth/refresh');
});

test('whose session has ended meanwhile sends as a visitor', async ({ page, open, signInAs, context, expectFailures }) => {
  expectFailures(/status of 401/);
  await signInAs('user');
  await context.clearCookies();
  const calls = watchCalls(page);
  await uploadAndSend(page, open);
  expect(calls.get('POST /api/quotes')).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('signedIn'))).toBeNull();
});

test('large files of messages are signed, too', async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  await signInAs(login);
  await page.goto('/app/quotes');
  await page.getByRole('link', { name: number }).click();
  const calls = watchCalls(page);
  await page.getByRole('button', { name: t('messages.write') }).click();
  await page.locator('input[type=file]').setInputFiles(largeDrawing);
  await expect.poll(() => [...calls.keys()]).toContain('GET /api/files/x');
  expect(Object.fromEntries(calls)).toMatchObject({
    'POST /api/files/tus': true,
    'PATCH /api/files/tus/x': true,
    'GET /api/files/x': true,
  });
});
