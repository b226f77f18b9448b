import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer, type Login, mailedLink, newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { hold } from '../hold';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';

const LOST_ON_PURPOSE = [/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/];

test('a list changes while it is looked at', async ({ page, request, signInAs }) => {
  const number = await signedInWithRequest(request, signInAs);
  const following = page.waitForResponse(/\/api\/changes\?wait=/);
  await page.goto('/app/quotes');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(t('quote.status.submitted'));
  await following;

  await (await StaffWork.begin(request)).ask(number, 'Welcher Maßstab?');
  await expect(row).toContainText(t('quote.status.needs_info'));
});

test('what was seen stays readable without a connection, and is up to date once it is back', async ({
  page,
  context,
  request,
  signInAs,
  expectFailures,
}) => {
  expectFailures(...LOST_ON_PURPOSE);
  const number = await signedInWithRequest(request, signInAs);
  await page.goto('/app/quotes');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: t('live.lost') })).toBeVisible();
  await expect(row).toContainText(t('quote.status.submitted'));
  await expectAccessible(page);
  await expectNarrow(page);

  await (await StaffWork.begin(request)).ask(number, 'Welcher Maßstab?');
  await context.setOffline(false);
  await expect(row).toContainText(t('quote.status.needs_info'));
  await expect(page.getByText(t('live.lost'))).toBeHidden();
});

test('a page behind a link follows what happens, asks once a minute, and keeps what is typed', async ({ page, request, open }) => {
  const { email } = newLogin();
  const { number } = await sendRequest(request, email);
  await page.clock.install();
  await open(await mailedLink(email, /^\/angebot\//));
  await page.getByRole('button', { name: t('messages.write') }).click();
  const message = page.getByLabel(t('messages.text'), { exact: true });
  await message.fill('Noch nicht fertig');
  const asked: string[] = [];
  page.on('request', (each) => void asked.push(each.url()));
  await page.clock.runFor(61_000);
  await expect.poll(() => asked.filter((url) => url.includes('/api/guest/')).length).toBe(1);
  await (await StaffWork.begin(request)).ask(number, 'Welcher Maßstab?');
  await page.clock.runFor(60_000);
  await expect(page.getByText('Welcher Maßstab?').first()).toBeVisible();
  await expect(message).toHaveValue('Noch nicht fertig');
});

test('a list opens with what was kept while the server is asked', async ({ page, request, signInAs }) => {
  const number = await signedInWithRequest(request, signInAs);
  await keepList(page, number);

  const answer = await hold(page, /\/api\/quotes\?/);
  await page.goto('/app/quotes');
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  answer();
  await page.unrouteAll({ behavior: 'wait' });
});

test('nothing that was seen is left after signing out', async ({ page, request, signInAs }) => {
  await keepList(page, await signedInWithRequest(request, signInAs));
  await page.getByRole('button', { name: t('bar.sign-out') }).click();
  await expect(page).toHaveURL('/app/login');
  await expect.poll(() => page.evaluate(keptDocuments)).toBe(0);
});

type SignIn = (login: Login) => Promise<Login>;

/** Signs in a new customer with a request. @returns its number */
async function signedInWithRequest(request: APIRequestContext, signInAs: SignIn): Promise<string> {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  await signInAs(login);
  return number;
}

/** Opens the list until the browser has kept it. */
async function keepList(page: Page, number: string): Promise<void> {
  await page.goto('/app/quotes');
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  await expect.poll(() => page.evaluate(keptDocuments)).toBeGreaterThan(0);
}

/** Returns the number of documents in the browser's database; runs in the browser. */
function keptDocuments(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('documents');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('documents').objectStore('documents').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
}
