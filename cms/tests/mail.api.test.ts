import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { retryDelayMs } from '../src/platform/mail/deliver-outbox';
import { staffMember } from './accounts';
import { catchUp } from './catch-up';
import { body } from './offer-calls';
import { submitQuote } from './quote-calls';
import { compiled, useStrapi } from './strapi';

const received: ParsedMail[] = [];
let refuse = false;
/** Time in which the server says nothing after it has a mail. */
let slow = 0;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody-') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined),
  onData(stream, _session, done) {
    void simpleParser(stream).then(async (mail) => {
      await delay(slow);
      if (refuse) return done(new Error('mailbox is full'));
      received.push(mail);
      done();
    });
  },
});

const shop = useStrapi(async () => {
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, STAFF_EMAIL: 'team@planquadrat.example' };
});
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

type Job = (strapi: unknown) => Promise<void>;
const jobs = { 'domain/notices/queue-mails': 'queueMails', 'platform/mail/deliver-outbox': 'deliverOutbox' } as const;

/** Runs one round of a background job. */
const job = async (file: keyof typeof jobs): Promise<void> => compiled<Record<string, Job>>(file)[jobs[file]]?.(shop.strapi);

const addresseeOf = (mail: ParsedMail) => [mail.to].flat()[0]?.text;
const mailTo = (address: string) => received.find((mail) => addresseeOf(mail) === address);

const submit = (locale: 'de' | 'en', email: string) => submitQuote(shop, { email, locale });

test('a request sends one mail to the visitor in the page’s language and one to staff in German', async () => {
  const number = await submit('en', 'ada@example.org');
  await Promise.all([job('domain/notices/queue-mails'), job('domain/notices/queue-mails')]);
  await job('domain/notices/queue-mails');
  await Promise.all([job('platform/mail/deliver-outbox'), job('platform/mail/deliver-outbox')]);
  await job('platform/mail/deliver-outbox');
  // Two rounds at once deliver in any order.
  expect(received.map((mail) => [addresseeOf(mail), mail.subject]).toSorted()).toEqual([
    ['ada@example.org', `We have your request ${number}`],
    ['team@planquadrat.example', `Neue Anfrage ${number} von Ada <b>Beispiel</b>`],
  ]);
  const visitor = mailTo('ada@example.org');
  expect(visitor?.text).toMatch(/\/en\/angebot\/[\w-]{43}/);
  expect(visitor?.text).toContain('€78.00');
  // The person who typed an address need not be the one who reads its mail.
  expect(visitor?.text).not.toContain('Beispiel');
  expect(mailTo('team@planquadrat.example')?.html).toContain('&lt;b&gt;Beispiel&lt;/b&gt;');
});

test.each([
  { customerType: 'consumer', email: 'rosa@example.org', leads: 'Summe brutto', follows: 'Summe netto', service: '92,82' },
  { customerType: 'business', email: 'otto@example.org', leads: 'Summe netto', follows: 'Summe brutto', service: '78,00' },
] as const)('the mail to a $customerType leads with $leads', async ({ customerType, email, leads, follows, service }) => {
  await submitQuote(shop, { email, locale: 'de', contact: { customerType } });
  await job('domain/notices/queue-mails');
  await job('platform/mail/deliver-outbox');
  const text = mailTo(email)?.text ?? '';
  expect(text.indexOf(leads)).toBeGreaterThan(0);
  expect(text.indexOf(follows)).toBeGreaterThan(text.indexOf(leads));
  expect(text.slice(0, text.indexOf(leads))).toContain(service);
});

test('twelve requests with one address send it the first and one summary, with nothing that was typed', async () => {
  const email = 'somebody@example.org';
  const numbers: string[] = [];
  for (let index = 0; index < 12; index++) {
    numbers.push(
      await submitQuote(shop, { email, locale: 'en', contact: { name: 'Buy Cheap', company: 'Buy Cheap', message: 'Buy cheap' } }),
    );
  }
  await job('domain/notices/queue-mails');
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  await outbox.updateMany({ where: { to: email }, data: { runAfter: new Date() } });
  for (let round = 0; round < 5; round++) await job('platform/mail/deliver-outbox');
  const mails = received.filter((mail) => addresseeOf(mail) === email);
  expect(mails.map(({ subject }) => subject)).toEqual([`We have your request ${numbers[0]}`, 'We have 11 more requests']);
  expect(numbers.slice(1).filter((number) => !mails[1]?.text?.includes(number))).toEqual([]);
  expect(mails.map(({ text, html }) => `${text}${html}`).join('')).not.toMatch(/cheap/i);
});

test('the link in the mail opens the request', async () => {
  const token = /\/angebot\/([\w-]{43})/.exec(mailTo('ada@example.org')?.text ?? '')?.[1];
  const answer = await shop.http(`/api/guest/${token}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'submitted', locale: 'en' });
});

test('a mail server that refuses delays the mail and loses nothing', async () => {
  refuse = true;
  const before = received.length;
  const number = await submit('de', 'grace@example.org');
  await job('domain/notices/queue-mails');
  await job('platform/mail/deliver-outbox');
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  const waiting = await outbox.findMany({ where: { to: 'grace@example.org' } });
  expect(waiting).toMatchObject([{ status: 'waiting', attempts: 1, lastError: expect.stringContaining('mailbox is full') }]);
  refuse = false;
  await outbox.updateMany({ where: { status: 'waiting' }, data: { runAfter: new Date(0) } });
  await job('platform/mail/deliver-outbox');
  expect(received.slice(before).map((mail) => mail.subject)).toContain(`Ihre Anfrage ${number} ist bei uns`);
});

test('a worker that died with a mail in hand leaves it to the next one after its lease', async () => {
  const number = await submit('de', 'lin@example.org');
  await job('domain/notices/queue-mails');
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  await outbox.updateMany({ where: { to: 'lin@example.org' }, data: { attempts: 1, leaseUntil: new Date(Date.now() + 60_000) } });
  await job('platform/mail/deliver-outbox');
  const subjects = () => received.map((mail) => mail.subject);
  expect(subjects()).not.toContain(`Ihre Anfrage ${number} ist bei uns`);
  await outbox.updateMany({ where: { to: 'lin@example.org' }, data: { leaseUntil: new Date(Date.now() - 1_000) } });
  await job('platform/mail/deliver-outbox');
  expect(subjects().filter((subject) => subject === `Ihre Anfrage ${number} ist bei uns`)).toHaveLength(1);
});

test('what somebody waits for leaves before all other mails, and then the oldest', async () => {
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  const row = { language: 'de', payload: {}, status: 'waiting', attempts: 0, runAfter: new Date(0) };
  const queued = ['c', 'a', 'b'].map((name) => `queue-${name}@example.org`);
  for (const [index, to] of queued.entries()) {
    const priority = index === 1 ? 0 : 1;
    await outbox.create({ data: { ...row, to, key: `queue:${index}`, template: 'quote-notice', priority } });
  }
  const { takeMail } = compiled<{ takeMail(strapi: unknown): Promise<{ to: string } | null> }>('platform/mail/mail-lease');
  const taken = [await takeMail(shop.strapi), await takeMail(shop.strapi), await takeMail(shop.strapi)];
  expect(taken.map((mail) => mail?.to)).toEqual(['a', 'c', 'b'].map((name) => `queue-${name}@example.org`));
  expect(await takeMail(shop.strapi)).toBeNull();
  await outbox.deleteMany({ where: { to: { $in: queued } } });
});

test('a mail that workers take at once is one worker’s, who alone keeps it and stores the result', async () => {
  await submit('de', 'kim@example.org');
  await job('domain/notices/queue-mails');
  const before = received.length;
  slow = 1_500;
  await Promise.all(Array.from({ length: 6 }, () => job('platform/mail/deliver-outbox')));
  slow = 0;
  expect(received.slice(before).filter((mail) => addresseeOf(mail) === 'kim@example.org')).toHaveLength(1);
});

test('a worker keeps its mail for as long as the server takes, unless another one has taken it over', async () => {
  type Row = { id: number; attempts: number };
  type Lease = { takeMail(strapi: unknown): Promise<Row | null>; holdLease(strapi: unknown, row: Row): () => void };
  const { takeMail, holdLease } = compiled<Lease>('platform/mail/mail-lease');
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  const queued = ['lease-a@example.org', 'lease-b@example.org'];
  for (const to of queued) {
    const data = { template: 'quote-notice', to, language: 'de', payload: {}, status: 'waiting', attempts: 0, priority: 0 };
    await outbox.create({ data: { ...data, key: `lease:${to}`, runAfter: new Date(0) } });
  }
  const take = async (): Promise<Row> => (await takeMail(shop.strapi)) ?? expect.fail('no mail is due');
  const expire = ({ id }: Row) => outbox.update({ where: { id }, data: { leaseUntil: new Date(0) } });
  const isLeased = async ({ id }: Row) => new Date((await outbox.findOne({ where: { id } })).leaseUntil).getTime() > Date.now();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [lost, kept] = [await take(), await take()];
  const releases = [holdLease(shop.strapi, lost), holdLease(shop.strapi, kept)];
  await expire(lost);
  expect(await take()).toEqual(expect.objectContaining({ id: lost.id, attempts: lost.attempts + 1 }));
  await expire(lost);
  await expire(kept);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(async () => expect(await isLeased(kept)).toBe(true));
  expect(await isLeased(lost)).toBe(false);
  for (const release of releases) release();
  vi.useRealTimers();
  await outbox.deleteMany({ where: { to: { $in: queued } } });
});

test('a mail is tried for five days', () => {
  const waits = Array.from({ length: 39 }, (_, index) => retryDelayMs(index + 1));
  const days = waits.reduce((sum, ms) => sum + ms, 0) / (24 * 60 * 60 * 1000);
  expect(waits.slice(0, 3)).toEqual([10_000, 20_000, 40_000]);
  expect(days).toBeGreaterThan(4.8);
  expect(days).toBeLessThan(5.2);
});

test.skipIf(inject('postgresUrl') === undefined)('a process whose clock is an hour ahead puts no mail off', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 });
  const enqueued = compiled<{ enqueueMail(strapi: unknown, mail: object, key: string): Promise<void> }>('platform/mail/enqueue-mail')
    .enqueueMail(shop.strapi, { template: 'quote-notice', to: 'ahead@example.org', language: 'de', payload: {} }, 'clock:1')
    .finally(() => vi.useRealTimers());
  await enqueued;
  const { takeMail } = compiled<{ takeMail(strapi: unknown): Promise<{ to: string } | null> }>('platform/mail/mail-lease');
  expect((await takeMail(shop.strapi))?.to).toBe('ahead@example.org');
  await shop.strapi.db.query('api::outbox.outbox').deleteMany({ where: { key: 'clock:1' } });
});

test('an address that the mail server refuses for good is not tried again until staff send the mail again', async () => {
  await submit('de', 'nobody-here@example.org');
  await job('domain/notices/queue-mails');
  await job('platform/mail/deliver-outbox');
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  const [mail] = await outbox.findMany({ where: { to: 'nobody-here@example.org' } });
  expect(mail).toMatchObject({ status: 'failed', attempts: 1, lastError: expect.stringContaining('no such mailbox') });
});

test.each(['gone@example.org', 'nobody-gone@example.org'])('%s is forgotten with the mail that confirms it', async (email) => {
  await submit('de', email);
  await job('domain/notices/queue-mails');
  await job('platform/mail/deliver-outbox');
  await catchUp(shop, 'domain/records/people', 'followPeople');
  const { documentId } = await shop.strapi.db.query('api::person.person').findOne({ where: { email } });
  const lead = await staffMember(shop, 'super_admin');
  await body(lead.call('POST', `/api/staff/contacts/${documentId}/erasure`, { address: email }));
  await job('domain/notices/queue-mails');
  received.length = 0;
  await job('platform/mail/deliver-outbox');
  expect(received.filter((mail) => [mail.to].flat()[0]?.text === email).map(({ subject }) => subject)).toEqual(
    email.startsWith('nobody-') ? [] : ['Ihre Daten sind gelöscht'],
  );
  for (const table of ['outbox', 'people', 'quotes']) {
    const rows: unknown[] = await shop.strapi.db.connection(table).where(table === 'outbox' ? { to: email } : { email });
    expect(rows).toEqual([]);
  }
});
