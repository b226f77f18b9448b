import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import type { FileMetadataReport } from '../src/contract/files/metadata';
import type { StaffQuoteView } from '../src/contract/quoting/offer';
import { newEmail, signedInAs, staffMember, type SignedIn } from './accounts';
import { ask, contractorPath, ownWork, staffPath, staffWork } from './assignment-calls';
import { fileCalls, sha256 } from './file-calls';
import { body, newQuote, problem } from './offer-calls';
import { rowOf } from './scan-calls';
import { cartId, useSharedStrapi } from './strapi';

const shop = useSharedStrapi();
let staff: SignedIn;
let contractor: SignedIn;
beforeAll(async () => {
  staff = await staffMember(shop, 'admin');
  contractor = await signedInAs(shop, 'contractor');
});

async function namedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.setTitle('Umbau Villa Jansen');
  document.setProducer('Scanner 3000');
  return Buffer.from(await document.save());
}

const dxf = (name: string): Buffer => Buffer.from(`999\nfür ${name}\n0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n`);

/** Sends a request of Ada Jansen with files, by name. */
async function quoteWith(files: Record<string, Buffer>): Promise<{ quote: StaffQuoteView; names: string[] }> {
  const quote = await newQuote(shop, staff, newEmail(), { contact: { name: 'Ada Jansen', company: 'Jansen Bau GmbH' } });
  const me = fileCalls(shop, cartId());
  const names: string[] = [];
  for (const [name, bytes] of Object.entries(files)) names.push((await me.posted(name, bytes)).fileName);
  await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName: { $in: names } }, data: { quoteId: quote.id } });
  return { quote, names };
}

const metadataOf = (quoteId: string, fileName: string) =>
  body<FileMetadataReport>(staff.call('GET', `/api/staff/quotes/${quoteId}/files/${fileName}/metadata`));

test('staff see what a file says of itself, and what of it names the customer', async () => {
  const { quote, names } = await quoteWith({
    'plan.pdf': await namedPdf(),
    'plan.dxf': dxf('Frau Jansen'),
    'plan.dwg': Buffer.from('AC1032 plan'),
  });
  const [pdf = '', drawing = '', dwg = ''] = names;
  const report = await metadataOf(quote.id, pdf);
  expect(report).toMatchObject({ state: 'read', cleanable: true });
  expect(report.found).toEqual(
    expect.arrayContaining([
      { source: 'pdf', name: 'Title', value: 'Umbau Villa Jansen', hit: 'Jansen' },
      { source: 'pdf', name: 'Producer', value: 'Scanner 3000', hit: null },
    ]),
  );
  expect(await metadataOf(quote.id, drawing)).toEqual({
    state: 'read',
    cleanable: true,
    found: [{ source: 'dxf', name: 'comment', value: 'für Frau Jansen', hit: 'Jansen' }],
  });
  expect(await metadataOf(quote.id, dwg)).toEqual({ state: 'unsupported', cleanable: false, found: [] });
});

test('a file that cannot be read is said to be so, and nobody waits for it', async () => {
  const { quote, names } = await quoteWith({ 'plan.pdf': Buffer.from('%PDF-1.7\nkein PDF') });
  expect(await metadataOf(quote.id, names[0] ?? '')).toEqual({ state: 'unreadable', cleanable: false, found: [] });
});

test('files of other requests, and those that a check holds back, are not opened', async () => {
  const [own, other] = [await quoteWith({ 'plan.dxf': dxf('Jansen') }), await quoteWith({ 'plan.dxf': dxf('Jansen') })];
  const ofOther = `/api/staff/quotes/${own.quote.id}/files/${other.names[0]}/metadata`;
  expect(await problem(staff.call('GET', ofOther))).toEqual([422, 'quote.file-unknown']);
  await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName: own.names[0] }, data: { checkState: 'infected' } });
  expect(await problem(staff.call('GET', `/api/staff/quotes/${own.quote.id}/files/${own.names[0]}/metadata`))).toEqual([
    403,
    'storage.file-blocked',
  ]);
  const release = { fileNames: own.names, titleBlocksChecked: true as const };
  for (const chosen of [release, { ...release, cleaned: own.names }])
    await expect(ask(staff, [contractor], { quoteId: own.quote.id, release: chosen })).rejects.toThrow('storage.file-blocked');
});

test('a contractor gets the cleaned copy, the customer keeps the original, and a second release finds the same copy', async () => {
  const { quote, names } = await quoteWith({ 'Villa Jansen.dxf': dxf('Jansen'), 'notiz.txt': Buffer.from('Maße') });
  const [drawing = '', note = ''] = names;
  const release = { fileNames: names, cleaned: [drawing], titleBlocksChecked: true as const };
  const [work] = await ask(staff, [contractor], { quoteId: quote.id, release });
  const id = work?.id ?? '';
  const { files } = await ownWork(contractor, id);
  expect(files.map(({ originalName }) => originalName)).toEqual([`${work?.number}-01.dxf`, `${work?.number}-02.txt`]);
  const copy = files[0]?.fileName ?? '';
  expect(copy).not.toBe(drawing);
  const { url } = await body<{ url: string }>(contractor.call('GET', `${contractorPath(id)}/files/${copy}/download-url`));
  expect(await (await shop.http(url)).text()).toBe(dxf('Jansen').toString().replace('999\nfür Jansen\n', ''));
  expect(await problem(contractor.call('GET', `${contractorPath(id)}/files/${drawing}/download-url`))).toEqual([
    404,
    'storage.object-not-found',
  ]);
  const original = await body<{ url: string }>(staff.call('GET', `/api/staff/quotes/${quote.id}/files/${drawing}/download-url`));
  expect(sha256(Buffer.from(await (await shop.http(original.url)).arrayBuffer()))).toBe(sha256(dxf('Jansen')));
  expect((await staffWork(staff, id)).released.toSorted()).toEqual([drawing, note].toSorted());

  const other = await signedInAs(shop, 'contractor');
  const [again] = await ask(staff, [other], { quoteId: quote.id, release });
  expect((await ownWork(other, again?.id ?? '')).files[0]?.fileName).toBe(copy);
  expect(await rowOf(shop, copy)).toMatchObject({
    cleanedFrom: drawing,
    quoteId: quote.id,
    messageId: null,
    orderId: null,
    checkState: 'unchecked',
  });
});

test('a file of which no copy can be made is not released', async () => {
  const { quote, names } = await quoteWith({ 'plan.dwg': Buffer.from('AC1032 plan') });
  const release = { fileNames: names, cleaned: names, titleBlocksChecked: true as const };
  await expect(ask(staff, [contractor], { quoteId: quote.id, release })).rejects.toThrow('storage.not-cleanable');
  const [work] = await ask(staff, [contractor], { quoteId: quote.id });
  const further = { key: randomUUID(), ...release };
  expect(await problem(staff.call('POST', `${staffPath(work?.id ?? '')}/files`, further))).toEqual([422, 'storage.not-cleanable']);
  expect((await staffWork(staff, work?.id ?? '')).files).toEqual([]);
});

test('a text for a contractor is refused for a part of the customer’s name, too', async () => {
  const { quote } = await quoteWith({});
  for (const brief of ['Walls of the Jansen house', 'Template of Jansen Bau'])
    await expect(ask(staff, [contractor], { quoteId: quote.id, brief })).rejects.toThrow('assignment.names-customer');
});
