import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredDocument } from '../src/platform/documents/stored-document';
import { createAccount, signIn, staffMember } from './accounts';
import { asOwner } from './database-owner';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { fillCompany, placedOrder } from './offer-calls';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();
const verify = () =>
  compiled<{ verifyLedger: (strapi: unknown) => Promise<string[]> }>('domain/records/ledger/verify-ledger').verifyLedger(shop.strapi);
const stored = (name: string): Promise<StoredDocument> =>
  shop.strapi.db.query('api::stored-document.stored-document').findOne({ where: { name } });

let invoiceNumber = '';

beforeAll(async () => {
  await fillCompany(shop);
  const staff = await staffMember(shop, 'admin');
  const customer = await signIn(shop, (await createAccount(shop, 'user')).email);
  const { id } = await placedOrder(shop, staff, customer);
  const invoice = await issuedInvoice(shop, staff, null, id);
  invoiceNumber = invoice.number;
  await invoiceCalls(staff).cancel(invoice);
  const { storeDocuments } = compiled<{ storeDocuments: (strapi: unknown) => Promise<void> }>('platform/documents/store-documents');
  await storeDocuments(shop.strapi);
});

test('a ledger that nobody touched is in order', async () => {
  expect(invoiceNumber).toMatch(/^RE-/);
  expect(await verify()).toEqual([]);
});

describe('a stored file', () => {
  let path = '';
  let bytes: Buffer;
  beforeAll(async () => {
    const { fileName } = await stored(`${invoiceNumber}.pdf`);
    path = join(String(process.env.DATA_DIR), 'files', fileName);
    bytes = readFileSync(path);
  });

  test('with one changed byte is found', async () => {
    const changed = Buffer.from(bytes);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    writeFileSync(path, changed);
    expect(await verify()).toEqual([expect.stringMatching(new RegExp(`^The file ${invoiceNumber}.pdf .* has other bytes`))]);
  });

  test('that was cut short is found', async () => {
    writeFileSync(path, bytes.subarray(0, -1));
    expect(await verify()).toEqual([expect.stringContaining(`has ${bytes.length - 1} bytes instead of ${bytes.length}`)]);
  });

  test('that is gone is found', async () => {
    rmSync(path);
    expect(await verify()).toEqual([expect.stringContaining('is gone')]);
    writeFileSync(path, bytes);
    expect(await verify()).toEqual([]);
  });
});

describe('a medium', () => {
  const picture = { name: 'Plan.png', hash: 'plan_of_the_ledger_test', ext: '.png', mime: 'image/png', size: 0.02, provider: 'local' };
  const small = { hash: 'small_plan_of_the_ledger_test', ext: '.png', mime: 'image/png', size: 0.01 };
  const path = ({ hash, ext }: { hash: string; ext: string }) => join(shop.strapi.dirs.static.public, 'uploads', `${hash}${ext}`);
  afterAll(() => [picture, small].forEach((version) => rmSync(path(version), { force: true })));

  test('is found when it or its smaller version is gone or cut short', async () => {
    const data = { ...picture, url: `/uploads/${picture.hash}.png`, formats: { small } };
    const { id } = await shop.strapi.db.query('plugin::upload.file').create({ data });
    writeFileSync(path(picture), Buffer.alloc(20));
    writeFileSync(path(small), Buffer.alloc(10));
    expect(await verify()).toEqual([]);
    rmSync(path(small));
    expect(await verify()).toEqual(['The medium Plan.png (small_plan_of_the_ledger_test.png) is gone.']);
    writeFileSync(path(small), Buffer.alloc(10));
    writeFileSync(path(picture), Buffer.alloc(7));
    expect(await verify()).toEqual([expect.stringContaining('has 7 bytes instead of 0.02 kB')]);
    await shop.strapi.db.query('plugin::upload.file').delete({ where: { id } });
    expect(await verify()).toEqual([]);
  });
});

test('files that no row names are counted', async () => {
  const { countOrphans } = compiled<{ countOrphans: (strapi: unknown) => Promise<{ files: number }> }>(
    'domain/records/ledger/verify-media',
  );
  expect((await countOrphans(shop.strapi)).files).toBe(0);
  const path = join(String(process.env.DATA_DIR), 'files', 'nobody-names-this');
  writeFileSync(path, 'left');
  expect((await countOrphans(shop.strapi)).files).toBe(1);
  rmSync(path);
});

test('a changed offer and a changed invoice are found', async () => {
  const [offer] = await shop.strapi.db.query('api::offer.offer').findMany({ limit: 1 });
  const invoice = await shop.strapi.db.query('api::invoice.invoice').findOne({ where: { number: invoiceNumber } });
  const change = (table: string, id: number, document: object) =>
    shop.strapi.db
      .connection(table)
      .where({ id })
      .update({ document: JSON.stringify(document) });
  await asOwner(shop, ['offers'], () => change('offers', offer.id, { ...offer.document, discount: 1 }));
  await asOwner(shop, ['invoices'], () => change('invoices', invoice.id, { ...invoice.document, orderNumber: 'BE-2026-99999' }));
  const findings = await verify();
  expect(findings).toEqual([
    expect.stringContaining(`offer ${offer.document.number}`),
    expect.stringContaining(`invoice ${invoiceNumber}`),
  ]);
  await asOwner(shop, ['offers'], () => change('offers', offer.id, offer.document));
  await asOwner(shop, ['invoices'], () => change('invoices', invoice.id, invoice.document));
  expect(await verify()).toEqual([]);
});

test('a missing invoice and a missing event are found', async () => {
  await asOwner(shop, ['events'], () => shop.strapi.db.connection('events').where({ seq: 2 }).delete());
  await asOwner(shop, ['invoices'], () => shop.strapi.db.connection('invoices').where({ number: invoiceNumber }).delete());
  const findings = await verify();
  expect(findings).toEqual(
    expect.arrayContaining([
      'The event with number 2 is missing.',
      expect.stringMatching(/^The invoice of \d{4} with number 1 is missing\.$/),
    ]),
  );
});
