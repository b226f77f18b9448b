import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredDocument } from '../src/platform/documents/stored-document';
import { createAccount, signIn, staffMember } from './accounts';
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

/** Lets a row change that the database protects, as somebody with the keys to it could. */
async function tamper(table: string, change: () => Promise<unknown>): Promise<void> {
  const { connection, dialect } = shop.strapi.db;
  const isPostgres = dialect.client === 'postgres';
  for (const event of ['update', 'delete'])
    await connection.raw(`drop trigger ${table}_refuse_${event}${isPostgres ? ` on ${table}` : ''}`);
  await change();
  const { refuseChanges } = compiled<{ refuseChanges: (strapi: unknown, rules: unknown) => Promise<void> }>(
    'platform/events/refuse-changes',
  );
  const { finalRows } = compiled<{ finalRows: unknown }>('assembly');
  await refuseChanges(shop.strapi, finalRows);
}

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

test('a changed offer and a changed invoice are found', async () => {
  const [offer] = await shop.strapi.db.query('api::offer.offer').findMany({ limit: 1 });
  const invoice = await shop.strapi.db.query('api::invoice.invoice').findOne({ where: { number: invoiceNumber } });
  const change = (table: string, id: number, document: object) =>
    shop.strapi.db
      .connection(table)
      .where({ id })
      .update({ document: JSON.stringify(document) });
  await tamper('offers', () => change('offers', offer.id, { ...offer.document, discount: 1 }));
  await tamper('invoices', () => change('invoices', invoice.id, { ...invoice.document, orderNumber: 'BE-2026-99999' }));
  const findings = await verify();
  expect(findings).toEqual([
    expect.stringContaining(`offer ${offer.document.number}`),
    expect.stringContaining(`invoice ${invoiceNumber}`),
  ]);
  await tamper('offers', () => change('offers', offer.id, offer.document));
  await tamper('invoices', () => change('invoices', invoice.id, invoice.document));
  expect(await verify()).toEqual([]);
});

test('a missing invoice and a missing event are found', async () => {
  await tamper('events', () => shop.strapi.db.connection('events').where({ seq: 2 }).delete());
  await tamper('invoices', () => shop.strapi.db.connection('invoices').where({ number: invoiceNumber }).delete());
  const findings = await verify();
  expect(findings).toEqual(
    expect.arrayContaining([
      'The event with number 2 is missing.',
      expect.stringMatching(/^The invoice of \d{4} with number 1 is missing\.$/),
    ]),
  );
});
