import type { QuarantinedFile } from '../src/contract/files/quarantine';
import type { Page } from '../src/contract/list';
import type { Order } from '../src/contract/production/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEmail, signedInAs, staffMember, type SignedIn } from './accounts';
import { type Clamd, eicar, prepareClamd } from './clamd';
import { fileCalls, pdf, refusal, sha256 } from './file-calls';
import { addResult, body, moving, newQuote, placedOrder, staffOrder, staffQuote, transitionOrder, useCompany } from './offer-calls';
import { readZip } from './read-zip';
import { checkFiles, earlierUrl, freePort, rowOf, zipOf } from './scan-calls';
import { cartId, compiled, useStrapi } from './strapi';

const MAX_BYTES = 200_000;
const infectedPdf = pdf(5_000);
let clamd: Clamd;
const shop = useStrapi(async () => {
  clamd = prepareClamd({ port: await freePort(), found: { 'Plan.Test': infectedPdf } });
  await clamd.start();
  return { CLAMD_HOST: clamd.socket, CLAMD_MAX_BYTES: String(MAX_BYTES) };
});
afterAll(() => clamd?.remove());

useCompany(shop);

let staff: SignedIn;
beforeAll(async () => (staff = await staffMember(shop, 'admin')));

const visitor = (cart = cartId()) => fileCalls(shop, cart);
const waiting = { status: 409, code: 'storage.file-waiting' };
const blocked = { status: 403, code: 'storage.file-blocked' };

describe('a new file', () => {
  test('waits until it was read, and is nobody’s until then', async () => {
    const me = visitor();
    const bytes = pdf(3_000);
    const stored = await me.posted('Grundriss.pdf', bytes);
    expect(stored.check).toBe('waiting');
    expect(await refusal(await me.downloadUrl(stored.fileName))).toEqual(waiting);
    expect(await refusal(await shop.http(earlierUrl(stored.fileName)))).toEqual(waiting);
    await checkFiles(shop);
    expect(await (await me.metadata(stored.fileName)).json()).toMatchObject({ check: 'clean' });
    expect(sha256(Buffer.from(await (await me.download(stored.fileName)).arrayBuffer()))).toBe(sha256(bytes));
    const row = await rowOf(shop, stored.fileName);
    expect([row.sha256, row.checkNote, row.checkOwner]).toEqual([sha256(bytes), null, null]);
    expect(row.checkedAt).not.toBeNull();
  });

  test('without a byte is read, too', async () => {
    const me = visitor();
    const { fileName } = await me.posted('leer.txt', Buffer.from('x'));
    await store().put(fileName, Buffer.alloc(0));
    await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName }, data: { size: 0 } });
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'clean', sha256: sha256(Buffer.alloc(0)) });
  });

  test('can be sent with a request before it was read', async () => {
    const quote = await quoteWith('Notiz.txt', Buffer.from('Maße'));
    expect(Object.values(quote.checks)).toEqual(['waiting']);
    await checkFiles(shop);
    expect(Object.values((await staffQuote(staff, quote.id)).checks)).toEqual(['clean']);
    expect(await eventsOf(quote.id)).toEqual(['quote.files-checked']);
  });

  test('whose bytes have changed since they were read is held, and keeps its SHA-256', async () => {
    const me = visitor();
    const { fileName } = await me.posted('Plan.txt', Buffer.from('eins'));
    await checkFiles(shop);
    await shop.strapi.db
      .query('api::file.file')
      .updateMany({ where: { fileName }, data: { checkState: 'unchecked', sha256: sha256(Buffer.from('zwei')) } });
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'held', checkNote: 'changed', sha256: sha256(Buffer.from('zwei')) });
  });
});

describe('a file in which the scanner finds something', () => {
  test.each([
    ['EICAR', 'Hinweise.txt', eicar, 'Eicar-Test-Signature'],
    ['EICAR under another name', 'Punktwolke.pts', eicar, 'Eicar-Test-Signature'],
    ['an infected PDF', 'Plan.pdf', infectedPdf, 'Plan.Test'],
  ])('is given to nobody: %s', async (_case, name, bytes, note) => {
    const me = visitor();
    const { fileName } = await me.posted(name, bytes);
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({
      checkState: 'infected',
      checkNote: expect.stringContaining(note),
      sha256: sha256(bytes),
    });
    expect(await (await me.metadata(fileName)).json()).toMatchObject({ check: 'infected' });
    expect(await refusal(await me.downloadUrl(fileName))).toEqual(blocked);
    const early = earlierUrl(fileName);
    expect(await refusal(await shop.http(early))).toEqual(blocked);
    expect(await refusal(await shop.http(early, { headers: { range: 'bytes=0-10' } }))).toEqual(blocked);
  });

  test('is found each time that it comes', async () => {
    const me = visitor();
    const sent = [await me.posted('eins.txt', eicar), await me.posted('zwei.txt', eicar)];
    await checkFiles(shop);
    for (const { fileName } of sent) expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'infected' });
  });

  test('is kept from guests and staff', async () => {
    const quote = await quoteWith('Brief.txt', eicar);
    const [fileName = ''] = Object.keys(quote.checks);
    await checkFiles(shop);
    expect((await staffQuote(staff, quote.id)).checks).toEqual({ [fileName]: 'infected' });
    expect(await refusal(await staff.call('GET', `/api/staff/quotes/${quote.id}/files/${fileName}/download-url`))).toEqual(blocked);
    const token = `token-${cartId()}`;
    const { hashSecret } = compiled<{ hashSecret(text: string): string }>('platform/http/hash');
    await shop.strapi.db
      .query('api::quote.quote')
      .updateMany({ where: { documentId: quote.id }, data: { guestTokenHash: hashSecret(token) } });
    expect(await refusal(await shop.http(`/api/guest/${token}/files/${fileName}/download-url`))).toEqual(blocked);
    expect(await eventsOf(quote.id)).toEqual(['quote.file-blocked']);
  });

  test('is missing in the archive of its order, which says so', async () => {
    const customer = await signedInAs(shop, 'user');
    const order = await placedOrder(shop, staff, customer);
    const [bad, good] = [await visitor().posted('böse.txt', eicar), await visitor().posted('gut.txt', Buffer.from('gut'))];
    await shop.strapi.db
      .query('api::file.file')
      .updateMany({ where: { fileName: { $in: [bad.fileName, good.fileName] } }, data: { quoteId: order.quote.id } });
    await checkFiles(shop);
    const { url } = await body<{ url: string }>(customer.call('GET', `/api/orders/${order.id}/archive/download-url`));
    const archive = readZip(await (await shop.http(url)).arrayBuffer());
    expect([...archive.keys()].filter((name) => name.startsWith('files/'))).toEqual([expect.stringMatching(/gut\.txt$/)]);
    expect(JSON.parse(String(archive.get('files-left-out.json')))).toEqual([
      { name: expect.stringMatching(/böse\.txt$/), check: 'infected' },
    ]);
  });

  test('cannot be sent with a request any more', async () => {
    const me = visitor();
    const { fileName, originalName } = await me.posted('Brief.txt', eicar);
    await checkFiles(shop);
    const find = compiled<{ findCartFiles(strapi: unknown, cart: string, names: string[]): Promise<unknown> }>('domain/files/cart-files');
    const { hashSecret } = compiled<{ hashSecret(text: string): string }>('platform/http/hash');
    await expect(find.findCartFiles(shop.strapi, hashSecret(me.cart), [fileName])).rejects.toMatchObject({
      code: 'quote.file-blocked',
      data: { file: originalName },
    });
  });
});

describe('a file larger than is scanned', () => {
  test('is looked at from the outside, and is nobody’s until staff release it, once and by name', async () => {
    const bytes = pdf(MAX_BYTES + 1);
    const quote = await quoteWith('Punktwolke.pdf', bytes);
    const [fileName = ''] = Object.keys(quote.checks);
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'too-large', checkNote: null, sha256: sha256(bytes) });
    const download = `/api/staff/quotes/${quote.id}/files/${fileName}/download-url`;
    expect(await refusal(await staff.call('GET', download))).toEqual(blocked);
    expect(await listed(staff, '?check=too-large')).toEqual([
      expect.objectContaining({
        fileName,
        check: 'too-large',
        releasable: true,
        document: { page: 'quotes', id: quote.id, label: quote.number },
      }),
    ]);
    for (let call = 1; call <= 2; call++) expect((await release(staff, fileName)).status).toBe(204);
    const { url } = await body<{ url: string }>(staff.call('GET', download));
    expect(sha256(Buffer.from(await (await shop.http(url)).arrayBuffer()))).toBe(sha256(bytes));
    expect(await eventsOf(quote.id)).toEqual(['quote.files-checked', 'quote.file-unlocked']);
    const logged = await shop.strapi.db.query('api::event.event').findOne({ where: { subject: quote.id, name: 'quote.file-unlocked' } });
    expect([logged.actor, logged.accountId]).toEqual(['admin', staff.id]);
    expect(await listed(staff, '?check=too-large')).toEqual([]);
    expect(Object.values((await staffQuote(staff, quote.id)).checks)).toEqual(['released']);
  });

  test('that is not what its name says is held, and no one’s to release', async () => {
    const quote = await quoteWith('Punktwolke.pdf', pdf(MAX_BYTES + 1));
    const [fileName = ''] = Object.keys(quote.checks);
    // Stored bytes that an upload would have been refused for.
    await store().put(fileName, Buffer.concat([Buffer.from('MZ\0'), Buffer.alloc(MAX_BYTES - 2)]));
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'held', checkNote: 'header' });
    expect(await refusal(await release(staff, fileName))).toEqual({ status: 409, code: 'storage.not-releasable' });
  });
});

describe('an archive', () => {
  test('that would unpack to far more than it is is held, and never opened by the scanner', async () => {
    const streamed: Buffer[] = [];
    clamd.onStream = (bytes) => Boolean(streamed.push(bytes));
    const quote = await quoteWith('Pläne.zip', await zipOf({ 'leer.txt': Buffer.alloc(20 * 1024 ** 2) }));
    const [fileName = ''] = Object.keys(quote.checks);
    await checkFiles(shop);
    clamd.onStream = () => true;
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'held', checkNote: 'archive-ratio', sha256: expect.any(String) });
    expect(streamed).toEqual([]);
    expect(await refusal(await release(staff, fileName))).toMatchObject({ code: 'storage.not-releasable' });
  });

  test('with something in it that the scanner finds is given to nobody', async () => {
    const { fileName } = await visitor().posted('Pläne.zip', await zipOf({ 'plan.txt': Buffer.from('Plan'), 'brief.txt': eicar }));
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'infected' });
  });

  test('with a password is held until staff release it', async () => {
    const zip = await zipOf({ 'plan.txt': Buffer.from('Plan') });
    zip.writeUInt16LE(zip.readUInt16LE(zip.readUInt32LE(zip.length - 6) + 8) | 1, zip.readUInt32LE(zip.length - 6) + 8);
    const quote = await quoteWith('Pläne.zip', zip);
    const [fileName = ''] = Object.keys(quote.checks);
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkState: 'held', checkNote: 'encrypted' });
    expect((await release(staff, fileName)).status).toBe(204);
    expect(Object.values((await staffQuote(staff, quote.id)).checks)).toEqual(['released']);
  });
});

describe('staff', () => {
  test('cannot release what the scanner found, what waits, what was never sent, and what is not there', async () => {
    const found = await quoteWith('Brief.txt', eicar);
    const me = visitor();
    const unsent = await me.posted('Punktwolke.pdf', pdf(MAX_BYTES + 1));
    await checkFiles(shop);
    const later = await me.posted('Plan.txt', Buffer.from('später'));
    const refused = { status: 409, code: 'storage.not-releasable' };
    for (const fileName of [Object.keys(found.checks)[0] ?? '', unsent.fileName, later.fileName])
      expect(await refusal(await release(staff, fileName))).toEqual(refused);
    expect(await refusal(await release(staff, 'x'.repeat(22)))).toEqual({ status: 404, code: 'storage.object-not-found' });
    expect(await body(staff.call('GET', '/api/staff/files/state'))).toMatchObject({
      scanner: 'there',
      waiting: 1,
      since: expect.any(String),
    });
    expect(await listed(staff, '?check=waiting')).toEqual([expect.objectContaining({ fileName: later.fileName, check: 'waiting' })]);
    await checkFiles(shop);
  });

  test('see files of contact messages only as super admins', async () => {
    const { fileName } = await visitor().posted('Brief.txt', eicar);
    await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName }, data: { contactId: 'message' } });
    await checkFiles(shop);
    const lead = await staffMember(shop, 'super_admin');
    const names = async (by: SignedIn) => (await listed(by)).map((file) => file.fileName);
    expect(await names(staff)).not.toContain(fileName);
    expect(await names(lead)).toContain(fileName);
  });
});

test('a result in which the scanner found something is not delivered, and does not stand in the way of another', async () => {
  const customer = await signedInAs(shop, 'user');
  const { id } = await placedOrder(shop, staff, customer);
  await transitionOrder(staff, id, 'start');
  const bad = await addResult(shop, staff, id);
  const fileName = bad.results[0]?.fileName ?? '';
  await store().put(fileName, eicar);
  await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName }, data: { size: eicar.length } });
  await checkFiles(shop);
  await transitionOrder(staff, id, 'submit');
  const released = staff.call('POST', `/api/staff/orders/${id}/release`, moving(await staffOrder(staff, id), 'Fertig'));
  expect(await refusal(await released)).toMatchObject({ code: 'order.results-missing' });
  await transitionOrder(staff, id, 'back');
  await addResult(shop, staff, id);
  await checkFiles(shop);
  await transitionOrder(staff, id, 'submit', 'release');
  const own = await body<Order>(customer.call('GET', `/api/orders/${id}`));
  expect(own.results.map(({ check }) => check)).toEqual(['clean']);
  expect((await staffOrder(staff, id)).results.map(({ check }) => check)).toEqual(['infected', 'clean']);
});

const listed = async (by: SignedIn, query = ''): Promise<QuarantinedFile[]> =>
  (await body<Page<QuarantinedFile>>(by.call('GET', `/api/staff/files${query}`))).items;

const release = (by: SignedIn, fileName: string) => by.call('POST', `/api/staff/files/${fileName}/release`, {});

type Store = { put(name: string, bytes: Buffer): Promise<void> };
const store = (): Store => compiled<{ fileStore(): Store }>('platform/storage/open-store').fileStore();

const eventsOf = async (subject: string): Promise<string[]> =>
  (await shop.strapi.db.query('api::event.event').findMany({ where: { subject }, orderBy: { seq: 'asc' } }))
    .map(({ name }: { name: string }) => name)
    .filter((name: string) => name.includes('.file'));

/** Sends a request with one file. */
async function quoteWith(name: string, bytes: Buffer) {
  const quote = await newQuote(shop, staff, newEmail());
  const me = visitor();
  const { fileName } = await me.posted(name, bytes);
  await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName }, data: { quoteId: quote.id } });
  return staffQuote(staff, quote.id);
}
