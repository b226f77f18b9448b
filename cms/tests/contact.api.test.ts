import { describe, expect, test } from 'vitest';
import type { ContactMessage } from '../src/contract/people/contact';
import { CONTACT_FILES, MAX_CONTACT_FILES } from '../src/contract/people/contact-topics';
import { fileHeaders } from '../src/contract/files/file';
import type { Page } from '../src/contract/list';
import { createAccount, mailTo, newEmail, PASSWORD, send as sendCall, signedInAs, signIn, staffMember } from './accounts';
import { contactBody as body, sendContact } from './contact-calls';
import { fileCalls, pdf } from './file-calls';
import { readZip } from './read-zip';
import { cartId, compiled, useStrapi } from './strapi';

type Cleaning = Record<'removeExpiredFiles' | 'removeOldContacts', (strapi: unknown) => Promise<void>>;

const shop = useStrapi({ STAFF_EMAIL: 'team@planquadrat.example' });

const HOUR_MS = 60 * 60 * 1000;

const send = (sent: ReturnType<typeof body>, headers: Record<string, string> = {}) => sendContact(shop, sent, headers);
const removeExpiredFiles = () => compiled<Cleaning>('domain/files/cart-files').removeExpiredFiles(shop.strapi);
const stored = () => shop.strapi.db.query('api::contact.contact').count();

describe('a message', () => {
  test('is stored once, with an event and mails to sender and staff', async () => {
    const message = body(cartId(), { email: 'Ada@Example.org', company: 'Büro Beispiel', locale: 'en' });
    const first = await send(message);
    expect(first.status).toBe(201);
    const receipt = await first.json();
    expect(receipt).toEqual({ email: 'ada@example.org', receivedAt: expect.stringMatching(/^\d{4}-/) });
    const again = await send(message);
    expect([again.status, await again.json()]).toEqual([200, receipt]);

    expect(await mailTo(shop, 'ada@example.org', 'contact-received')).toMatchObject({ subject: 'We have your message' });
    const notice = await mailTo(shop, 'team@planquadrat.example', 'contact-notice');
    expect(notice?.subject).toBe('Nachricht von Ada Beispiel: Technische Frage');
    expect(notice?.text).toContain('Nehmen Sie auch E57-Dateien an?');
    const rows = await shop.strapi.db.query('api::contact.contact').findMany({ where: { email: 'ada@example.org' } });
    expect(rows).toHaveLength(1);
    const events = await shop.strapi.db.query('api::event.event').findMany({ where: { subject: rows[0].documentId } });
    expect(events).toMatchObject([{ topic: 'contact', name: 'contact.received' }]);
    expect(JSON.stringify(events)).not.toContain('E57');
  });

  test('does not carry what somebody typed to the address they typed', async () => {
    const message = body(cartId(), { message: 'Kaufen Sie jetzt: https://spam.example' });
    await send(message);
    const mail = await mailTo(shop, message.email, 'contact-received');
    expect(mail?.text).not.toContain('spam.example');
  });

  test('always reaches staff, and of several within an hour a stranger gets the first and one summary', async () => {
    const email = newEmail();
    const outbox = shop.strapi.db.query('api::outbox.outbox');
    const notices = await outbox.count({ where: { template: 'contact-notice' } });
    for (let index = 0; index < 6; index++) expect((await send(body(cartId(), { email, name: 'Ada\u202e' }))).status).toBe(201);
    const mails: { template: string; runAfter: string; payload: { ids?: string } }[] = await outbox.findMany({
      where: { to: email },
      orderBy: { id: 'asc' },
    });
    expect(mails.map(({ template }) => template)).toEqual(['contact-received', 'contact-received-summary']);
    const [first, summary] = mails;
    expect(summary?.payload.ids?.split(',')).toHaveLength(5);
    expect(Date.parse(summary!.runAfter) - Date.parse(first!.runAfter)).toBe(HOUR_MS);
    await outbox.updateMany({ where: { to: email }, data: { runAfter: new Date() } });
    const rendered = await mailTo(shop, email, 'contact-received-summary');
    expect([rendered?.subject, rendered?.text]).toEqual(['5 weitere Nachrichten sind bei uns', expect.not.stringContaining('Ada')]);
    expect(await outbox.count({ where: { template: 'contact-notice' } })).toBe(notices + 6);
    expect(await shop.strapi.db.query('api::contact.contact').count({ where: { email, name: 'Ada' } })).toBe(6);
  });

  test('sends an address no more than three mails a day, however they are spread', async () => {
    const email = newEmail();
    const outbox = shop.strapi.db.query('api::outbox.outbox');
    for (let index = 0; index < 12; index++) {
      await send(body(cartId(), { email }));
      const rows: { id: number; runAfter: string }[] = await outbox.findMany({ where: { to: email } });
      for (const { id, runAfter } of rows)
        await outbox.update({ where: { id }, data: { runAfter: new Date(Date.parse(runAfter) - HOUR_MS) } });
    }
    expect(await outbox.count({ where: { to: email } })).toBe(3);
  });

  test('takes nothing from the sender’s other mails', async () => {
    const email = newEmail();
    for (let index = 0; index < 6; index++) await send(body(cartId(), { email }));
    expect((await sendCall(shop, 'POST', '/api/functions/us-central1/handlePasswordReset', { data: { email } })).status).toBe(200);
  });

  test.each([
    ['name', 'Billig https://spam.example'],
    ['name', 'Billig WWW.spam.example'],
    ['name', 'Ada\r\nBcc: x@example.com'],
    ['name', 'Ada\u0007'],
    ['company', 'ftp://spam.example'],
  ])('whose %s is "%s" is refused', async (field, text) => {
    const answer = await send(body(cartId(), { [field]: text }));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'input.invalid', fields: { [field]: expect.any(String) } } },
    ]);
  });

  test('sent twice at the same moment is one message', async () => {
    const message = body(cartId());
    const answers = await Promise.all([send(message), send(message)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  });

  test('changed under the same key is refused', async () => {
    const message = body(cartId());
    await send(message);
    const answer = await send({ ...message, message: 'Etwas anderes' });
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: 'contact.already-sent' } }]);
  });
});

describe('refused, and nothing stored', () => {
  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['without a message', { message: '' }, 'message'],
    ['with an address that is none', { email: 'ada@' }, 'email'],
    ['with an unknown topic', { topic: 'spam' }, 'topic'],
    ['with a phone number of letters', { phone: 'ruf mich an' }, 'phone'],
    ['with a message too long', { message: 'x'.repeat(5_001) }, 'message'],
    ['with too many files', { files: Array.from({ length: MAX_CONTACT_FILES + 1 }, () => 'x') }, 'files'],
  ])('%s', async (_name, changes, field) => {
    const before = await stored();
    const answer = await send(body(cartId(), changes));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'input.invalid', fields: { [field]: expect.stringMatching(/^field\./) } } },
    ]);
    expect(await stored()).toBe(before);
  });

  test.each([
    ['without an app check', 401, 'app-check.failed', { [fileHeaders.appCheck]: '' }],
    ['under another form’s key', 404, 'cart.foreign', { [fileHeaders.cart]: cartId() }],
  ])('%s', async (_name, status, code, headers) => {
    const before = await stored();
    const answer = await send(body(cartId()), headers);
    expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }]);
    expect(await stored()).toBe(before);
  });

  test('with a NUL in a text', async () => expect((await send(body(cartId(), { message: 'a\0b' }))).status).toBe(400));

  test('after many from one address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const answers: Response[] = [];
    for (let index = 0; index < 21; index++) {
      answers.push(
        await shop.http('/api/contact', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' }),
      );
    }
    expect([answers[0]?.status, answers.at(-1)?.status]).toEqual([400, 429]);
    const refused = answers.at(-1)!;
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3_000);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect(await refused.json()).toMatchObject({
      error: { message: `Zu viele Versuche. Bitte warten Sie ${Math.ceil(wait / 60)} Minuten.`, data: { seconds: wait } },
    });
  });
});

describe('files of a message', () => {
  test('become the message’s, survive the clean-up and reach leads only', async () => {
    const calls = fileCalls(shop, cartId());
    const upload = await calls.post('Foto.pdf', pdf(2_000), { productId: CONTACT_FILES });
    expect(upload.status).toBe(201);
    const { fileName } = (await upload.json()) as { fileName: string };
    const message = body(calls.cart, { files: [fileName] });
    expect((await send(message)).status).toBe(201);

    expect((await calls.remove(fileName)).status).toBe(403);
    await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName }, data: { touchedAt: new Date(0) } });
    await removeExpiredFiles();

    const lead = await staffMember(shop, 'super_admin');
    const { items } = (await (await lead.call('GET', `/api/staff/contact-messages?q=${message.email}`)).json()) as Page<ContactMessage>;
    expect(items).toMatchObject([{ files: [{ fileName, originalName: 'Foto.pdf', fileSize: 2_000 }], status: 'open' }]);
    const path = `/api/staff/contact-messages/${items[0]?.id}/files/${fileName}/download-url`;
    const { url } = (await (await lead.call('GET', path)).json()) as { url: string };
    expect((await (await shop.http(url)).arrayBuffer()).byteLength).toBe(2_000);
    const staff = await staffMember(shop, 'admin');
    expect((await staff.call('GET', path)).status).toBe(403);
  });

  test('of another form are refused', async () => {
    const { fileName } = await fileCalls(shop, cartId()).posted();
    const answer = await send(body(cartId(), { files: [fileName] }));
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code: 'quote.file-unknown' } }]);
  });
});

describe('a person’s messages', () => {
  const withFile = async (email: string) => {
    const calls = fileCalls(shop, cartId());
    const upload = await calls.post('Foto.pdf', pdf(2_000), { productId: CONTACT_FILES });
    const { fileName } = (await upload.json()) as { fileName: string };
    await send(body(calls.cart, { email, files: [fileName] }));
    return fileName;
  };

  test('are part of the data export, with their files, once the address is proven', async () => {
    const person = await signedInAs(shop, 'user');
    const fileName = await withFile(person.email);
    await send(body(cartId()));
    const { url } = (await (await person.call('POST', '/api/account/export')).json()) as { url: string };
    const zip = readZip(await (await shop.http(url)).arrayBuffer());
    expect(JSON.parse(String(zip.get('messages.json')))).toMatchObject([{ email: person.email, files: [{ fileName }] }]);
    expect(zip.get(`files/messages/${fileName.slice(0, 8)}-Foto.pdf`)).toHaveLength(2_000);
  });

  test('go with the account, their mails and files too', async () => {
    const person = await signedInAs(shop, 'user');
    const fileName = await withFile(person.email);
    const before = await stored();
    expect((await person.call('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(200);
    expect(await stored()).toBe(before - 1);
    expect(await shop.strapi.db.query('api::outbox.outbox').count({ where: { to: person.email, template: 'contact-received' } })).toBe(0);
    await removeExpiredFiles();
    expect(await shop.strapi.db.query('api::file.file').count({ where: { fileName } })).toBe(0);
  });

  test('stay when the address of the account was never proven', async () => {
    const { email } = await createAccount(shop, 'user', { confirmed: false });
    const person = await signIn(shop, email);
    await send(body(cartId(), { email }));
    const before = await stored();
    expect((await person.call('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(200);
    expect(await stored()).toBe(before);
  });
});

describe('messages that were filed', () => {
  const contacts = () => shop.strapi.db.query('api::contact.contact');
  const clean = () => compiled<Cleaning>('domain/records/erasure').removeOldContacts(shop.strapi);
  const filed = async (months: number, status = 'done') => {
    const message = body(cartId());
    await send(message);
    const closedAt = new Date();
    closedAt.setMonth(closedAt.getMonth() - months);
    await contacts().updateMany({ where: { email: message.email }, data: { status, closedAt, receivedAt: new Date(0) } });
    return async () => (await contacts().count({ where: { email: message.email } })) > 0;
  };

  test('go after 24 months, also when two processes see to it at once', async () => {
    const [old, recent, open] = [await filed(25), await filed(23), await filed(25, 'open')];
    await Promise.all([clean(), clean()]);
    expect([await old(), await recent(), await open()]).toEqual([false, true, true]);
  });

  test('count from their last filing', async () => {
    const lead = await staffMember(shop, 'super_admin');
    const message = body(cartId());
    await send(message);
    const row = async () => contacts().findOne({ where: { email: message.email } });
    const path = `/api/staff/contact-messages/${(await row()).documentId}`;
    await lead.call('POST', `${path}/close`, {});
    expect(Date.now() - new Date((await row()).closedAt).getTime()).toBeLessThan(60_000);
    await lead.call('POST', `${path}/reopen`, {});
    expect((await row()).closedAt).toBeNull();
  });
});

describe('leads', () => {
  test('page through messages, close one once and open it again', async () => {
    const lead = await staffMember(shop, 'super_admin');
    for (let index = 0; index < 3; index++) await send(body(cartId(), { company: 'Seitenweise GmbH' }));
    const list = async (query: string) =>
      (await (await lead.call('GET', `/api/staff/contact-messages?q=Seitenweise&${query}`)).json()) as Page<ContactMessage>;
    const first = await list('limit=2');
    const second = await list(`limit=2&cursor=${first.next}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);

    const path = `/api/staff/contact-messages/${second.items[0]?.id}`;
    const closings = await Promise.all([lead.call('POST', `${path}/close`, {}), lead.call('POST', `${path}/close`, {})]);
    expect(closings.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list('status=done')).items.map(({ id }) => id)).toEqual([second.items[0]?.id]);
    expect(await (await lead.call('POST', `${path}/reopen`, {})).json()).toMatchObject({ status: 'open' });
    expect((await lead.call('POST', `${path}/burn`, {})).status).toBe(400);
  });
});
