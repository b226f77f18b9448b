import { expectAccessible, expectNarrow } from '../accessibility';
import { newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { unreachableAddress } from '../mailbox';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';

test(
  'staff find a mail, read it as it looks without its secrets, and fetch what went with it',
  { tag: '@phone' },
  async ({ page, request, signInAs, expectFailures }) => {
    // The tests’ own scripts are refused in the mail’s frame, as any script is.
    expectFailures(/Blocked script execution in .*\/api\/mails\//, /The document is sandboxed/);
    const { email } = newLogin();
    const { number } = await sendRequest(request, email);
    const staff = await StaffWork.begin(request);
    await staff.sendOffer(number);
    await signInAs('admin');
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: t('bar.admin.mailbox'), exact: true }).click();
    await page.getByRole('searchbox').fill(email);
    await expect(page).toHaveURL(/\?q=/);
    const subject = page.getByRole('link', { name: new RegExp(`Angebot.*${number}`) });
    await expect(async () => {
      await page.reload();
      await expect(subject).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(page);
    await expectNarrow(page);

    await subject.click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
    const frame = page.frameLocator(`iframe[title="${t('mailbox.page.frame')}"]`);
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(frame.getByRole('link').first()).toHaveAttribute('href', /\/angebot\/…$/);
    await expect(page.getByText(/\/angebot\/…/)).toBeVisible();
    await expectNarrow(page);
    // The keyboard opens it: a click right after scrolling may still hit the mail's frame, which is a process of its own.
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('file.download', { name: `${number}-a.pdf` }) }).press('Enter');
    expect((await download).suggestedFilename()).toBe(`${number}-a.pdf`);
    await page.getByRole('link', { name: t('mailbox.document.quote', { number }) }).press('Enter');
    await expect(page).toHaveURL(/\/admin\/quotes\/\w+$/);
  },
);

test('staff see why a mail failed and have it sent again', async ({ page, request, signInAs }) => {
  const email = unreachableAddress();
  await sendRequest(request, email);
  await signInAs('admin');
  await page.goto(`/admin/mailbox?status=failed&q=${email}`);
  const mail = page.getByRole('link', { name: t('mailbox.subject.none') });
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(/no such mailbox/)).toBeVisible();
  await mail.click();
  await expect(page.getByRole('heading', { level: 1, name: t('mailbox.subject.none') })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: t('mailbox.resend') }).click();
  await expect(page.getByText(t('mailbox.resent'))).toBeVisible();
  // The address is refused once more, which the page learns by itself.
  await expect(page.getByRole('button', { name: t('mailbox.resend') })).toBeVisible();
  await expect(page.getByText(/no such mailbox/)).toBeVisible();
});

test('staff send everything again that failed and that a search finds', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  const email = unreachableAddress();
  await sendRequest(request, email);
  await signInAs('admin');
  await page.goto(`/admin/mailbox?status=failed&q=${email}`);
  const again = page.getByRole('button', { name: t('mailbox.resend-found') });
  await expect(async () => {
    await page.reload();
    await expect(again).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await expectNarrow(page);
  await again.click();
  await expect(page.getByText(t('mailbox.resent-all_one'))).toBeVisible();
});

test('a mail that does not exist says so', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/404/);
  await signInAs('admin');
  await page.goto('/admin/mailbox/unknown');
  await expect(page.getByText(t('problem.mail.not-found'))).toBeVisible();
  await page.getByRole('link', { name: t('mailbox.missing.list') }).click();
  await expect(page).toHaveURL('/admin/mailbox');
});

test('super admins read in the log who did what, and narrow it down', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  const { email } = newLogin();
  const { number } = await sendRequest(request, email);
  const staff = await StaffWork.begin(request);
  const { id } = await staff.sendOffer(number);
  await signInAs('super_admin');
  await page.goto('/admin/audit');
  const form = page.getByRole('form', { name: t('audit.filters') });
  await form.getByLabel(t('audit.number')).fill(number);
  await form.getByLabel(t('audit.number')).press('Enter');
  await expect(page).toHaveURL(new RegExp(`number=${number}`));
  const main = page.getByRole('main');
  await expect(main.getByText(t('audit.count_other', { count: 4 }), { exact: true })).toBeVisible();
  await expect(main.getByText(t('fact.quote.offered'))).toBeVisible();
  await expect(main.getByText(t('fact.quote.submitted'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await form.getByLabel(t('audit.actor')).selectOption('customer');
  await form.getByRole('button', { name: t('audit.apply') }).click();
  await expect(main.getByText(t('audit.count_one'), { exact: true })).toBeVisible();
  await form.getByLabel(t('audit.topic')).selectOption('mail');
  await form.getByRole('button', { name: t('audit.apply') }).click();
  await expect(main.getByText(t('audit.none'))).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/admin/quotes/${id}`);
});

test('a super admin finds a failed sign-in among the security events', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  const { email } = newLogin();
  const wrong = await request.post('/api/auth/login', { data: { email, password: 'falsch-geraten' } });
  expect(wrong.status()).toBe(401);
  await signInAs('super_admin');
  await page.goto('/admin/audit');
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: t('audit.views') })
    .getByRole('link', { name: t('audit.view.security') })
    .click();
  await expect(page).toHaveURL(/\/admin\/audit\/security/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('security'));
  const form = page.getByRole('form', { name: t('audit.filters') });
  await form.getByLabel(t('security.person')).fill(email);
  await form.getByLabel(t('security.kind')).selectOption('sign-in-failed');
  // Attempts are stored every two seconds.
  await expect(async () => {
    await form.getByRole('button', { name: t('audit.apply') }).click();
    await page.reload();
    await expect(main.getByText(t('security.count_one'), { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText(t('problem.auth.credentials-wrong'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await form.getByLabel(t('security.kind')).selectOption('erased');
  await form.getByRole('button', { name: t('audit.apply') }).click();
  await expect(main.getByText(t('security.none'), { exact: true })).toBeVisible();
});

test('the log is for super admins only', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/audit');
  await expect(page).toHaveURL('/app/dashboard');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: t('bar.admin.mailbox'), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t('bar.admin.audit') })).toHaveCount(0);
});
