import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { staffMember } from './accounts';
import { catchUp } from './catch-up';
import { body } from './offer-calls';
import { submitQuote } from './quote-calls';
import { compiled, useStrapi } from './strapi';

const received: ParsedMail[] = [];
let refuse = false;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody-') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined),
  onData(stream, _session, done) {
    void simpleParser(stream).then((mail) => {
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
  await outbox.updateMany({ where: { to: 'lin@example.org' }, data: { leaseUntil: new Date(Date.now() - 1) } });
  await job('platform/mail/deliver-outbox');
  expect(subjects().filter((subject) => subject === `Ihre Anfrage ${number} ist bei uns`)).toHaveLength(1);
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
