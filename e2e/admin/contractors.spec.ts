import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { expectAccessible, expectNarrow } from '../accessibility';
import { mailedLink, newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t, textIn } from '../text';

const en = textIn('en');
const dialog = (page: Page) => page.getByRole('dialog').last();

/** Invites somebody through the page. */
async function invite(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/admin/contractors');
  await page.getByRole('button', { name: t('contractors.invite') }).click();
  await dialog(page)
    .getByRole('button', { name: t('contractors.invite.send') })
    .click();
  await expect(dialog(page).getByText(t('contractors.invite.name.missing'))).toBeVisible();
  await dialog(page).getByLabel(t('people.name')).fill(name);
  await dialog(page).getByLabel(t('people.email')).fill(email);
  await dialog(page).getByLabel(t('people.language')).selectOption('en');
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: t('contractors.invite.send') })
    .click();
  await expect(page.getByText(t('contractors.invite.done'))).toBeVisible();
}

test('a super admin invites a contractor, writes down what they can do, and blocks them', async ({
  page,
  request,
  signInAs,
  browser,
  baseURL,
}) => {
  test.slow();
  const { email, password } = newLogin();
  const name = `Noa ${randomBytes(5).toString('hex')}`;
  await signInAs('super_admin');
  await invite(page, name, email);
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  await theirs.goto(await mailedLink(email, '/contractor/invitation'));
  await theirs
    .getByRole('button', { name: en('auth.invitation.submit') })
    .or(theirs.getByRole('button', { name: t('auth.invitation.submit') }))
    .waitFor();
  await expectAccessible(theirs);
  await theirs.locator('input[type=password]').fill(password);
  await theirs.locator('button[type=submit]').click();
  await expect(theirs).toHaveURL('/contractor/dashboard');

  await page.goto(`/admin/contractors?q=${email}`);
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('checkbox', { name: 'DWG', exact: true }).check();
  await page
    .getByRole('group', { name: t('contractors.skills.categories') })
    .getByRole('checkbox')
    .first()
    .check();
  await page.getByLabel(t('contractors.rate', { unit: t('unit.hour') })).fill('45,50');
  await page.getByLabel(t('contractors.hours')).fill('99');
  await page.getByRole('button', { name: t('contractors.save') }).click();
  await expect(page.getByText(t('contractors.hours.wrong'))).toBeVisible();
  await page.getByLabel(t('contractors.hours')).fill('32');
  await page.getByRole('button', { name: t('contractors.save') }).click();
  await expect(page.getByText(t('contractors.saved'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.reload();
  await expect(page.getByLabel(t('contractors.hours'))).toHaveValue('32');
  await expect(page.getByRole('checkbox', { name: 'DWG', exact: true })).toBeChecked();

  const { number } = await sendRequest(request, newLogin().email);
  const { id } = await (await StaffWork.begin(request)).quote(number);
  await page.goto(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: t('work.ask') }).click();
  await dialog(page).getByRole('searchbox').fill(name);
  await expect(
    dialog(page)
      .getByRole('group', { name: t('work.choose') })
      .getByRole('checkbox'),
  ).toHaveCount(1);
  await expect(dialog(page).getByRole('checkbox', { name: new RegExp(`${name}.*45,50.*DWG`) })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/admin/contractors?q=${email}`);
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
  await page.getByRole('button', { name: t('contractors.block') }).click();
  await expect(dialog(page).getByText(t('contractors.block.no-work'))).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: t('contractors.block') })
    .click();
  await expect(page.getByText(t('contractors.blocked'))).toBeVisible();
  await expect(page.getByText(t('contractors.state.blocked'), { exact: true }).first()).toBeVisible();
  await theirs.goto('/contractor/orders');
  await expect(theirs).toHaveURL(/\/contractor\/login/);
  await context.close();
  await page.getByRole('button', { name: t('contractors.unblock') }).click();
  await expect(page.getByText(t('contractors.unblocked'))).toBeVisible();
});

test('an invitation is taken back, and its link says so', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/410/);
  const { email, password } = newLogin();
  await signInAs('super_admin');
  await invite(page, 'Wird Nichts', email);
  const link = await mailedLink(email, '/contractor/invitation');
  await page.getByRole('button', { name: t('contractors.invitation.revoke.to', { email }) }).click();
  await expect(page.getByText(t('contractors.invitation.revoked'))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
  await page.goto(link);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(
    page.getByRole('heading', { name: t('auth.link-dead.title') }).or(page.getByRole('heading', { name: en('auth.link-dead.title') })),
  ).toBeVisible();
});

test('contractors are listed by state', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/404/);
  await signInAs('super_admin');
  await page.goto('/admin/contractors');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.getByRole('link', { name: t('contractors.view.active') }).click();
  await expect(page).toHaveURL('/admin/contractors?state=active');
  await expectAccessible(page);
  await expectNarrow(page);
  await page.goto('/admin/contractors/nobody');
  await expect(page.getByRole('heading', { name: t('contractors.missing') })).toBeVisible();
});

test('of two who edit a profile the second sees the newer one, and decides about what was typed', async ({
  page,
  request,
  signInAs,
  meet,
}) => {
  test.slow();
  const { email, password } = newLogin();
  await signInAs('super_admin');
  await invite(page, 'Von Zweien', email);
  const token = new URL(await mailedLink(email, '/contractor/invitation'), 'http://shop').searchParams.get('token');
  expect((await request.post('/api/auth/accept-invitation', { data: { token, password } })).ok()).toBe(true);
  await page.goto(`/admin/contractors?q=${email}`);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  const [hours, notes] = [page.getByLabel(t('contractors.hours')), page.getByLabel(t('contractors.notes'))];
  await expect(hours).toHaveValue('');
  const colleague = await meet('super_admin');
  await colleague.goto(page.url());
  const save = async (of: Page, typed: { hours?: string; notes?: string }) => {
    if (typed.hours) await of.getByLabel(t('contractors.hours')).fill(typed.hours);
    if (typed.notes) await of.getByLabel(t('contractors.notes')).fill(typed.notes);
    await of.getByRole('button', { name: t('contractors.save') }).click();
    await expect(of.getByText(t('contractors.saved')).last()).toBeVisible();
  };
  await save(colleague, { hours: '32' });
  await expect(hours).toHaveValue('32');

  await notes.fill('Ruft gern an');
  await save(colleague, { hours: '20' });
  const note = page.getByRole('alert').filter({ hasText: t('contractors.stale') });
  await expect(note).toBeVisible();
  await expect(hours).toHaveValue('32');
  await expectAccessible(page);
  await expectNarrow(page);
  await note.getByRole('button', { name: t('contractors.stale.mine') }).click();
  await save(page, {});
  await expect(colleague.getByLabel(t('contractors.notes'))).toHaveValue('Ruft gern an');
  await expect(colleague.getByLabel(t('contractors.hours'))).toHaveValue('32');

  await hours.fill('10');
  await save(colleague, { notes: 'Schreibt lieber' });
  await note.getByRole('button', { name: t('contractors.stale.theirs') }).click();
  await expect(notes).toHaveValue('Schreibt lieber');
  await expect(hours).toHaveValue('32');
  await expect(note).toHaveCount(0);
});
