import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import type { QuoteView } from '../src/contract/quoting/offer';
import type { StoredDocument } from '../src/platform/documents/stored-document';
import { newEmail, send } from './accounts';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { acceptanceOf, body, newQuote, sendOffer, useCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { consumerOffer } from './sample-documents';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const received: ParsedMail[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    void simpleParser(stream).then((mail) => {
      received.push(mail);
      done();
    });
  },
});
const shop = useStrapi(async () => {
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
});
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });
const calls = invoiceCalls(staff);

type Job = Record<string, (strapi: unknown) => Promise<void>>;
const run = (file: string, job: string) => compiled<Job>(file)[job]?.(shop.strapi);
const storeDocuments = () => run('platform/documents/store-documents', 'storeDocuments');

/** Runs the mails' jobs twice, as in operation. @returns the mails that an address got meanwhile */
async function delivered(address: string): Promise<ParsedMail[]> {
  const from = received.length;
  await run('domain/notices/queue-mails', 'queueMails');
  await run('domain/notices/queue-mails', 'queueMails');
  await run('platform/mail/deliver-outbox', 'deliverOutbox');
  await run('platform/mail/deliver-outbox', 'deliverOutbox');
  return received.slice(from).filter((mail) => [mail.to].flat().some((to) => to?.text === address));
}

async function mailsTo(address: string): Promise<ParsedMail[]> {
  await storeDocuments();
  return delivered(address);
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const filesOf = (mail: ParsedMail | undefined) =>
  mail?.attachments.map(({ filename, contentType, content }) => [filename, contentType, sha256(content)]);

/** Lists name, type and checksum of the stored documents of a subject, as they must be attached. */
const storedOf = async (subject: string) =>
  (await shop.strapi.db.query('api::stored-document.stored-document').findMany({ where: { subject }, orderBy: { id: 'asc' } })).map(
    ({ name, format, sha256: sum }: StoredDocument) => [name, format === 'pdf' ? 'application/pdf' : 'application/xml', sum],
  );

const remind = () => compiled<Job>('domain/billing/remind').remind?.(shop.strapi);
const makeLate = (invoiceId: string) =>
  shop.strapi.db.query('api::invoice-balance.invoice-balance').update({ where: { invoiceId }, data: { remindOn: '2020-01-01' } });

async function invoiceFor(email: string) {
  const { quoteId } = await quoteOf(email);
  const { orderId } = await placeOrder(shop, { email, quoteId, language: 'en', document: { ...consumerOffer, locale: 'en' } });
  return issuedInvoice(shop, staff, null, orderId);
}
const quoteOf = async (email: string) => ({ quoteId: (await newQuote(shop, staff, email)).id });

test('an invoice arrives as the stored PDF and XRechnung, once, with a link that needs no account', async () => {
  const email = newEmail();
  const { id, number } = await invoiceFor(email);
  const [mail, ...more] = (await mailsTo(email)).filter(({ subject }) => subject?.includes('RE-'));
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Your invoice ${number}`);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${number}.pdf`, `${number}.xml`]);
  expect(filesOf(mail)).toEqual(await storedOf(id));
  expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(mail?.attachments[1]?.content.toString()).toContain('xrechnung');
  expect(mail?.text).toMatch(/\/en\/angebot\/[\w-]{43}/);
});

test('a mail waits until its document is stored, and draws none itself', async () => {
  const email = newEmail();
  const { id, number } = await invoiceFor(email);
  const isInvoice = ({ subject }: ParsedMail) => subject === `Your invoice ${number}`;
  expect((await delivered(email)).filter(isInvoice)).toEqual([]);
  expect(await storedOf(id)).toEqual([]);
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  expect(await outbox.findMany({ where: { to: email, template: 'invoice-issued' } })).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  await outbox.updateMany({ where: { to: email }, data: { runAfter: new Date(0) } });
  expect((await mailsTo(email)).filter(isInvoice)).toHaveLength(1);
});

test('payment and cancellation are told, money that goes back is not', async () => {
  const email = newEmail();
  const paid = await calls.pay(await invoiceFor(email), 1_000);
  const cancelled = await calls.cancel(await calls.pay(paid, -500));
  const mails = (await mailsTo(email)).filter(({ subject }) => /RE-/.test(subject ?? ''));
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your invoice ${paid.number}`,
    `Payment for ${paid.number} received`,
    `Invoice ${paid.number} cancelled`,
  ]);
  expect(mails[0]?.text).toContain('please transfer nothing');
  expect(mails[0]?.text).not.toContain('IBAN');
  expect(mails[1]?.text).toContain('€10.00');
  const { number } = cancelled.cancellation ?? {};
  expect(mails[2]?.attachments.map(({ filename }) => filename)).toEqual([`${number}.pdf`, `${number}.xml`]);
});

test('a correction is told with its document, a replaced invoice names the one that stands', async () => {
  const email = newEmail();
  const { quoteId } = await quoteOf(email);
  const { orderId } = await placeOrder(shop, { email, quoteId, language: 'en', document: { ...consumerOffer, locale: 'en' } });
  const partial = await issuedInvoice(shop, staff, { percent: 3_000 }, orderId);
  const final = await issuedInvoice(shop, staff, null, orderId);
  const lines = [{ key: final.left[0]?.key, net: 100 }];
  const corrected = await calls.call<typeof final>('POST', `/invoices/${final.id}/correct`, {
    ...calls.move(final),
    text: 'Too much',
    lines,
  });
  const mails = (await mailsTo(email)).filter(({ subject }) => /RE-/.test(subject ?? ''));
  const cancelling = mails.find(({ subject }) => subject === `Invoice ${partial.number} cancelled`);
  expect(cancelling?.text?.replaceAll(/\s+/g, ' ')).toContain(`invoice ${final.number} replaces it`);
  const correcting = mails.find(({ subject }) => subject === `Correction of invoice ${final.number}`);
  const { number } = corrected.corrections[0] ?? {};
  expect(correcting?.attachments.map(({ filename }) => filename)).toEqual([`${number}.pdf`, `${number}.xml`]);
});

test('what is late is reminded of once a level, three times in all', async () => {
  const email = newEmail();
  const invoice = await invoiceFor(email);
  await mailsTo(email);
  for (const level of [1, 2, 3]) {
    await makeLate(invoice.id);
    await Promise.all([remind(), remind()]);
    await remind();
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Payment reminder ${level} for ${invoice.number}`]);
    expect(mails[0]?.attachments[0]?.contentType).toBe('application/pdf');
  }
  const { reminders } = await calls.find(invoice.id);
  expect(reminders.map(({ level }) => level)).toEqual([1, 2, 3]);
  await remind();
  expect((await calls.find(invoice.id)).reminders).toHaveLength(3);
});

test.each([
  ['paid', (invoice: Awaited<ReturnType<typeof invoiceFor>>) => calls.pay(invoice, invoice.due)],
  ['cancelled', (invoice: Awaited<ReturnType<typeof invoiceFor>>) => calls.cancel(invoice)],
])('what is %s is never reminded of, not even by a mail that waits', async (_name, settle) => {
  const invoice = await invoiceFor(newEmail());
  await makeLate(invoice.id);
  await settle(invoice);
  await remind();
  expect((await calls.find(invoice.id)).reminders).toEqual([]);

  const email = newEmail();
  const late = await invoiceFor(email);
  await makeLate(late.id);
  await remind();
  await settle(await calls.find(late.id));
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).not.toContain(`Payment reminder 1 for ${late.number}`);
});

test('an offer and the order that comes of it arrive with the stored PDF', async () => {
  const email = newEmail();
  const quote = await newQuote(shop, staff, email);
  await sendOffer(staff, quote);
  const offered = (await mailsTo(email)).find(({ attachments }) => attachments.length > 0);
  expect(offered?.attachments[0]?.filename).toBe(`${quote.number}-a.pdf`);
  const path = `/api/guest/${/\/angebot\/([\w-]{43})/.exec(offered?.text ?? '')?.[1]}`;
  const seen = await body<QuoteView>(shop.http(path));
  expect(filesOf(offered)).toEqual(await storedOf(String(seen.offer?.id)));
  const { orderId } = await body<QuoteView>(send(shop, 'POST', `${path}/accept`, acceptanceOf(seen)));
  const ordered = (await mailsTo(email)).find(({ attachments }) => attachments.length > 0);
  expect(ordered?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^BE-[\d-]+\.pdf$/),
    expect.stringMatching(/^BE-.*-AGB\.pdf$/),
  ]);
  expect(filesOf(ordered)).toEqual(await storedOf(String(orderId)));
});
