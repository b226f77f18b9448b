import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Page } from '../src/contract/list';
import { type Mail, type MailSummary, RESEND_LIMIT, type ResentMails } from '../src/contract/mailbox';
import type { DownloadUrl } from '../src/contract/files/file';
import { mailTo, newEmail, send, signedInAs } from './accounts';
import { forged } from './forged';
import { body, newQuote, problem, sendOffer, useCompany } from './offer-calls';
import { contactBody, sendContact } from './contact-calls';
import { searchText } from '../src/platform/search/search-text';
import { cartId, compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi({ STAFF_EMAIL: 'team@planquadrat.example' });
useCompany(shop);
const { staff, lead } = usePeople(shop, { staff: 'admin', lead: 'super_admin' });

const outbox = () => shop.strapi.db.query('api::outbox.outbox');
const list = (query = '') => body<Page<MailSummary>>(staff.call('GET', `/api/staff/mails?${query}`));
const find = (id: string, by = staff) => body<Mail>(by.call('GET', `/api/staff/mails/${id}`));
const resend = (id: string, key: string = randomUUID()) => staff.call('POST', `/api/staff/mails/${id}/resend`, { key });

/** Runs the readers of the log. */
async function deliver(): Promise<void> {
  type Job = Record<string, (strapi: unknown) => Promise<void>>;
  for (const [file, job] of [
    ['platform/documents/store-documents', 'storeDocuments'],
    ['domain/notices/queue-mails', 'queueMails'],
    ['platform/mail/deliver-outbox', 'deliverOutbox'],
  ] as const)
    await compiled<Job>(file)[job]?.(shop.strapi);
}

/** Adds a mail that the mail server refused, as an outbox row. */
const failedMail = async (to = newEmail()): Promise<string> => {
  const row = { template: 'quote-received', language: 'de', payload: {}, status: 'failed', attempts: 10, runAfter: new Date() };
  const data = { ...row, to, key: randomUUID(), searchText: searchText(to), lastError: '550 mailbox is full' };
  return (await outbox().create({ data })).documentId;
};

describe('the list', () => {
  test('shows mails newest first, page by page, found by address and subject', async () => {
    const email = newEmail();
    const quote = await newQuote(shop, staff, email);
    await sendOffer(staff, quote);
    await deliver();
    const found = await list(`q=${email}`);
    expect(found.items.map(({ kind, status, to }) => [kind, status, to])).toEqual([
      ['quote', 'sent', email],
      ['quote', 'sent', email],
    ]);
    const first = await list(`q=${email}&limit=1`);
    const second = await list(`q=${email}&limit=1&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(found.items.map(({ id }) => id));
    expect(second.next).toBeNull();
    expect((await list(`q=${quote.number} ${email}`)).items).toHaveLength(2);
    expect((await list('q=nobody-has-this-address')).items).toEqual([]);
  });

  test('shows why a mail failed, by state', async () => {
    const id = await failedMail();
    const { items } = await list('status=failed');
    expect(items.find((mail) => mail.id === id)).toMatchObject({ status: 'failed', error: '550 mailbox is full', subject: '' });
    expect(items.every(({ status }) => status === 'failed')).toBe(true);
  });

  test.each(['status=lost', 'cursor=!', 'limit=1000', `q=${'x'.repeat(81)}`])('refuses %s', async (query) =>
    expect(await problem(staff.call('GET', `/api/staff/mails?${query}`))).toEqual([400, 'input.invalid']),
  );
});

test('a mail tells what it was about and gives its documents as they were stored', async () => {
  const email = newEmail();
  const quote = await newQuote(shop, staff, email);
  await sendOffer(staff, quote);
  await deliver();
  const summary = (await list(`q=${email}`)).items[0];
  const mail = await find(String(summary?.id));
  expect(mail.document).toEqual({ topic: 'quote', id: quote.id, number: quote.number });
  expect(mail.attachments).toEqual([{ name: `${quote.number}-a.pdf`, size: expect.any(Number) }]);
  const path = `/api/staff/mails/${mail.id}/files`;
  const { url } = await body<DownloadUrl>(staff.call('GET', `${path}/${quote.number}-a.pdf/download-url`));
  expect(Number((await shop.http(url)).headers.get('content-length'))).toBe(mail.attachments[0]?.size);
  expect(await problem(staff.call('GET', `${path}/other.pdf/download-url`))).toEqual([404, 'storage.object-not-found']);
});

describe('secrets of links', () => {
  const isDemo = inject('postgresUrl') === undefined;
  const secret = /[\w-]{43}/;
  const linkIn = (text: string) => /https?:\S*(?:token=|angebot\/)(\S+)/.exec(text)?.[1];
  let verification: string;
  let guestLink: string;
  beforeAll(async () => {
    const person = await signedInAs(shop, 'user', { confirmed: false });
    await mailTo(shop, person.email, 'verify-email');
    verification = (await outbox().findOne({ where: { to: person.email } })).documentId;
    const email = newEmail();
    await newQuote(shop, staff, email);
    await deliver();
    guestLink = (await outbox().findOne({ where: { to: email } })).documentId;
  });

  test.each(['verification', 'guest link'] as const)('of a %s are not told to staff', async (name) => {
    const id = name === 'verification' ? verification : guestLink;
    expect((await outbox().findOne({ where: { documentId: id } })).text).toMatch(secret);
    const mail = await find(id);
    expect(linkIn(mail.text)).toMatch(/^…/);
    expect(mail.text).not.toMatch(secret);
    expect(await (await shop.http(String(mail.pageUrl))).text()).not.toMatch(secret);
  });

  test('are told to super admins only where the mailbox is the only place at which mails arrive', async () => {
    const mail = await find(verification, lead);
    expect(secret.test(mail.text)).toBe(isDemo);
    expect(await (await shop.http(String(mail.pageUrl))).text()).not.toMatch(secret);
  });
});

describe('a mail as a page', () => {
  let mail: Mail;
  beforeAll(async () => {
    // The mail to staff repeats what the visitor typed, the one to the visitor does not.
    const { number } = await newQuote(shop, staff, newEmail());
    await deliver();
    const { items } = await list(`q=${number} team`);
    mail = await find(String(items[0]?.id));
  });

  test('runs and loads nothing', async () => {
    const answer = await shop.http(String(mail.pageUrl));
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const part of ['sandbox;', "default-src 'none'", "frame-ancestors 'self'"]) expect(policy).toContain(part);
    expect(policy).not.toMatch(/allow-|script-src|https?:/);
    expect(await answer.text()).toContain('&lt;b&gt;Beispiel&lt;/b&gt;');
  });

  test('is nobody’s without its signature', async () => {
    const url = String(mail.pageUrl);
    expect((await shop.http(forged(url))).status).toBe(403);
    expect((await shop.http(url.replace(/expires=\d+/, 'expires=1'))).status).toBe(403);
    expect((await shop.http(`/api/mails/${mail.id}/page`)).status).toBe(400);
    expect((await shop.http(url.replace(mail.id, await failedMail()))).status).toBe(403);
  });
});

describe('sending again', () => {
  test('gives a failed mail all its attempts anew, once for a request sent twice', async () => {
    const id = await failedMail();
    const key = randomUUID();
    const answers = await Promise.all([resend(id, key), resend(id, key), resend(id, key)]);
    for (const answer of answers) expect(await body<Mail>(answer)).toMatchObject({ status: 'waiting', attempts: 0, error: '' });
    const events = await shop.strapi.db.query('api::event.event').findMany({ where: { subject: id } });
    expect(events).toMatchObject([{ name: 'mail.resent', actor: 'admin', accountId: staff.id, from: 'failed', to: 'waiting' }]);
  });

  test('is refused for what waits or has left, and for nothing', async () => {
    const id = await failedMail();
    await body(resend(id));
    expect(await problem(resend(id))).toEqual([409, 'mail.wrong-status']);
    expect(await problem(resend('nobody'))).toEqual([404, 'mail.not-found']);
    expect(await problem(resend(id, 'no uuid'))).toEqual([400, 'input.invalid']);
  });
});

test('customers, contractors and visitors see no mailbox', async () => {
  const id = await failedMail();
  for (const role of ['user', 'contractor'] as const) {
    const person = await signedInAs(shop, role);
    expect(await problem(person.call('GET', '/api/staff/mails'))).toEqual([403, 'auth.forbidden']);
    expect(await problem(person.call('POST', `/api/staff/mails/${id}/resend`, { key: randomUUID() }))).toEqual([403, 'auth.forbidden']);
  }
  expect(await problem(send(shop, 'GET', `/api/staff/mails/${id}`))).toEqual([401, 'auth.required']);
});

test('a message of the contact form is read by super admins alone, also in the mails about it', async () => {
  const sent = contactBody(cartId());
  expect((await sendContact(shop, sent, {})).status).toBe(201);
  await deliver();
  const ofLead = await body<Page<MailSummary>>(lead.call('GET', `/api/staff/mails?limit=100`));
  const mails = ofLead.items.filter(({ kind }) => kind === 'contact');
  expect(mails.length).toBeGreaterThan(0);
  expect((await list('limit=100')).items.filter(({ kind }) => kind === 'contact')).toEqual([]);
  expect((await list(`q=${sent.email}`)).items).toEqual([]);
  for (const { id } of mails) {
    expect((await lead.call('GET', `/api/staff/mails/${id}`)).status).toBe(200);
    expect(await problem(staff.call('GET', `/api/staff/mails/${id}`))).toEqual([404, 'mail.not-found']);
    expect(await problem(resend(id))).toEqual([404, 'mail.not-found']);
  }
});

describe('everything that failed', () => {
  const resendAll = (q: string, key: string = randomUUID()) => body<ResentMails>(staff.call('POST', '/api/staff/mails/resend', { key, q }));
  const states = async (to: string) => (await outbox().findMany({ where: { to } })).map(({ status }: { status: string }) => status);

  test('is sent again as far as a search finds it, and once however often that is asked', async () => {
    const [one, other] = [newEmail(), newEmail()];
    await failedMail(one);
    await failedMail(one);
    await failedMail(other);
    const key = randomUUID();
    expect(await resendAll(one, key)).toEqual({ count: 2, isMore: false });
    expect(await resendAll(one, key)).toEqual({ count: 0, isMore: false });
    expect([await states(one), await states(other)]).toEqual([['waiting', 'waiting'], ['failed']]);
  });

  test('of more than one call takes the rest is named', async () => {
    const email = newEmail();
    for (let index = 0; index <= RESEND_LIMIT; index++) await failedMail(email);
    const key = randomUUID();
    expect(await resendAll(email, key)).toEqual({ count: RESEND_LIMIT, isMore: true });
    expect(await resendAll(email, key)).toEqual({ count: 1, isMore: false });
    await outbox().deleteMany({ where: { to: email } });
  });

  test('about the contact form is left to super admins', async () => {
    const email = newEmail();
    await outbox().create({
      data: {
        template: 'contact-received',
        language: 'de',
        payload: {},
        status: 'failed',
        attempts: 1,
        runAfter: new Date(),
        to: email,
        key: randomUUID(),
        searchText: searchText(email),
      },
    });
    expect(await resendAll(email)).toEqual({ count: 0, isMore: false });
  });
});
