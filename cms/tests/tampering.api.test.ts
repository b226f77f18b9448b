import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashDocument } from '../src/platform/documents/stored-document';
import type { LedgerEntry, LedgerHead } from '../src/platform/ledger/ledger-entry';
import { newAddress, newEmail, signedInAs, staffMember } from './accounts';
import { asOwner } from './database-owner';
import { fileCalls, pdf, sha256 } from './file-calls';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { body, fillCompany, placedOrder } from './offer-calls';
import { checkFiles } from './scan-calls';
import { cartId, compiled, useStrapi } from './strapi';
import { catchUp } from './catch-up';

const shop = useStrapi();

type Verify = (strapi: unknown, options?: { head?: LedgerHead | null }) => Promise<string[]>;
const verify = (head?: LedgerHead | null) =>
  compiled<{ verifyLedger: Verify }>('domain/records/ledger/verify-ledger').verifyLedger(shop.strapi, { head: head ?? undefined });
const readHead = () =>
  compiled<{ readHead(strapi: unknown): Promise<LedgerHead> }>('domain/records/ledger/verify-entries').readHead(shop.strapi);
const append = () =>
  compiled<{ appendEntries(strapi: unknown): Promise<void> }>('platform/ledger/append-entries').appendEntries(shop.strapi);
const table = (name: string) => shop.strapi.db.connection(name);
const newest = (name: string) => table(name).orderBy('id', 'desc').first('*');
const pathOf = (fileName: string) => join(String(process.env.DATA_DIR), 'files', fileName);

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

beforeAll(async () => {
  await fillCompany(shop);
  const staff = await staffMember(shop, 'admin');
  const { id } = await placedOrder(shop, staff, await signedInAs(shop, 'user'));
  await invoiceCalls(staff).pay(await issuedInvoice(shop, staff, null, id), 100);
  for (let invoice = 0; invoice < 3; invoice++) await issuedInvoice(shop, staff);
  const declaration = { key: cartId(), kind: 'withdrawal', locale: 'de', name: 'Ada Beispiel', email: newEmail(), reference: 'Auftrag' };
  await shop.http('/api/declarations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(declaration),
  });
  const { post } = fileCalls(shop, cartId());
  for (const name of ['erste.pdf', 'zweite.pdf']) await body(post(name, pdf(2_000)));
  await catchUp(shop, 'platform/documents/store-documents', 'storeDocuments');
  await checkFiles(shop);
  await append();
});

/** Puts rows back as they were, so that each tampering is found for itself. */
async function restored(tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const kept = await Promise.all(tables.map(async (name) => [name, await table(name).select('*')] as const));
  await work();
  await asOwner(shop, tables, async () => {
    for (const [name, rows] of kept) {
      await table(name).delete();
      for (const row of rows)
        await table(name).insert(
          Object.fromEntries(
            Object.entries(row).map(([column, value]) => [
              column,
              typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
            ]),
          ),
        );
    }
  });
  expect(await verify()).toEqual([]);
}

test('a shop that nobody touched gives no finding, and all its final rows and files are chained', async () => {
  const head = await readHead();
  expect(head.seq).toBeGreaterThan(20);
  expect(await verify(head)).toEqual([]);
  const kinds: string[] = await table('ledger_entries').distinct('kind').pluck('kind');
  expect(kinds.sort()).toEqual(
    expect.arrayContaining(['counters', 'customer_files', 'declarations', 'events', 'invoices', 'offers', 'payments', 'stored_documents']),
  );
  expect(await table('ledger_tasks').count({ count: '*' })).toEqual([{ count: expect.toSatisfy((count) => Number(count) === 0) }]);
});

describe('whoever owns the database is found out after', () => {
  test.each([
    ['changing the gross amount of an invoice', 'invoices', { gross: 1 }],
    ['changing an event', 'events', { actor: 'customer' }],
    ['changing a payment', 'payments', { amount: 5 }],
    ['changing a declaration', 'declarations', { reference: 'Nichts' }],
  ])('%s', async (_what, name, change) =>
    restored([name], async () => {
      const { id, document_id: documentId } = await newest(name);
      await asOwner(shop, [name], () => table(name).where({ id }).update(change));
      expect(await verify()).toEqual([`A row of ${name} (${documentId}) is not what it was when it was written.`]);
    }),
  );

  test.each(['offers', 'invoices'])('changing a document of %s and computing its checksum anew', async (name) =>
    restored([name], async () => {
      const { id, document_id: documentId, document } = await newest(name);
      const changed = { ...(typeof document === 'string' ? JSON.parse(document) : document), discount: 50 };
      const columns = { document: text(changed), sha_256: hashDocument(changed) };
      await asOwner(shop, [name], () => table(name).where({ id }).update(columns));
      expect(await verify()).toEqual([`A row of ${name} (${documentId}) is not what it was when it was written.`]);
    }),
  );

  test('flipping a byte in a PDF', async () => {
    const { file_name: fileName, name } = await newest('stored_documents');
    const bytes = readFileSync(pathOf(fileName));
    const flipped = Buffer.from(bytes);
    flipped[100] = (flipped[100] ?? 0) ^ 1;
    writeFileSync(pathOf(fileName), flipped);
    expect(await verify()).toEqual([expect.stringMatching(new RegExp(`^The file ${name} .* has other bytes`))]);
    writeFileSync(pathOf(fileName), bytes);
  });

  test('removing the row of a stored document', async () =>
    restored(['stored_documents'], async () => {
      const { id, document_id: documentId } = await newest('stored_documents');
      await asOwner(shop, ['stored_documents'], () => table('stored_documents').where({ id }).delete());
      expect(await verify()).toEqual([`A row of stored_documents (${documentId}) is gone.`]);
    }));

  test('leaving a gap in the numbers', async () =>
    restored(['invoices'], async () => {
      const { id, document_id: documentId } = await table('invoices').where('number', 'like', '%-00002').first('id', 'document_id');
      await asOwner(shop, ['invoices'], () => table('invoices').where({ id }).delete());
      expect(await verify()).toEqual([
        expect.stringMatching(/^The invoice of \d{4} with number 2 is missing\.$/),
        `A row of invoices (${documentId}) is gone.`,
      ]);
    }));

  test('deleting the last invoice, lowering the counter and cutting the ledger, against a head that was kept elsewhere', async () =>
    restored(['invoices', 'counters', 'ledger_entries'], async () => {
      const head = await readHead();
      const { id, document_id: documentId } = await newest('invoices');
      const entry = await table('ledger_entries').where({ kind: 'invoices', row_id: documentId }).first('seq');
      const lost = await table('ledger_entries').where('seq', '>=', entry.seq).select('kind', 'row_id');
      const others = lost.filter((row) => row.row_id !== documentId && row.kind !== 'counters');
      await asOwner(shop, ['invoices', 'ledger_entries'], async () => {
        await table('invoices').where({ id }).delete();
        await table('counters').where('key', 'like', 'invoice:%').decrement('value', 1);
        await table('ledger_entries').where('seq', '>=', entry.seq).delete();
      });
      const unchained = others.map(({ kind, row_id: rowId }) => `A row of ${kind} (${rowId}) was never taken up by the ledger.`);
      expect((await verify()).sort()).toEqual(unchained.sort());
      const [finding] = await verify(head);
      expect(finding).toBe(
        `The ledger ends at entry ${entry.seq - 1}, and reached entry ${head.seq} when the head was kept: what came behind was cut off.`,
      );
    }));

  test('deleting the last invoice and lowering the counter alone', async () =>
    restored(['invoices', 'counters'], async () => {
      const { id, document_id: documentId } = await newest('invoices');
      await asOwner(shop, ['invoices'], async () => {
        await table('invoices').where({ id }).delete();
        await table('counters').where('key', 'like', 'invoice:%').decrement('value', 1);
      });
      expect(await verify()).toEqual([
        expect.stringMatching(/^The counter invoice:\d{4} stands at \d+, and has stood at \d+\.$/),
        `A row of invoices (${documentId}) is gone.`,
      ]);
    }));

  test('removing or changing a file that a customer sent', async () => {
    const { file_name: fileName } = await newest('customer_files');
    const bytes = readFileSync(pathOf(fileName));
    const changed = Buffer.from(bytes);
    changed[1_000] = (changed[1_000] ?? 0) ^ 1;
    writeFileSync(pathOf(fileName), changed);
    expect(await verify()).toEqual([`The uploaded file ${fileName} has other bytes than when it was stored.`]);
    rmSync(pathOf(fileName));
    expect(await verify()).toEqual([`The uploaded file ${fileName} is gone.`]);
    writeFileSync(pathOf(fileName), bytes);
  });

  test('changing a customer’s file together with its checksum', async () =>
    restored(['customer_files'], async () => {
      const { id, document_id: documentId, file_name: fileName } = await newest('customer_files');
      const bytes = readFileSync(pathOf(fileName));
      const changed = pdf(bytes.length);
      writeFileSync(pathOf(fileName), changed);
      await table('customer_files')
        .where({ id })
        .update({ sha_256: sha256(changed) });
      expect(await verify()).toEqual([`A row of customer_files (${documentId}) is not what it was when it was written.`]);
      writeFileSync(pathOf(fileName), bytes);
    }));

  test('writing a payment past the database’s own note of it', async () =>
    restored(['payments'], async () => {
      const { id: _id, ...payment } = await newest('payments');
      const forged = { ...payment, document_id: 'forgedforgedforgedforged' };
      await asOwner(shop, ['payments'], () => table('payments').insert(forged));
      expect(await verify()).toEqual(['A row of payments (forgedforgedforgedforged) was never taken up by the ledger.']);
    }));

  test('changing the ledger itself, whose key is not in the database', async () =>
    restored(['ledger_entries'], async () => {
      const entry: LedgerEntry = await table('ledger_entries').where({ kind: 'payments' }).first('*');
      await asOwner(shop, ['ledger_entries'], () => table('ledger_entries').where({ seq: entry.seq }).update({ content_hash: 'forged' }));
      expect((await verify())[0]).toMatch(new RegExp(`^Entry ${entry.seq} of the ledger, about payments .* was changed`));
    }));
});

test.each(['payments', 'offers', 'stored_documents'])(
  'a row of %s that is deleted before its time is found even where the database noted it',
  async (name) =>
    restored([name, 'ledger_entries'], async () => {
      const { id, document_id: documentId } = await table(name).orderBy('id').first('id', 'document_id');
      const isPostgres = shop.strapi.db.dialect.client === 'postgres';
      await shop.strapi.db.connection.raw(`drop trigger ${name}_refuse_delete${isPostgres ? ` on ${name}` : ''}`);
      await table(name).where({ id }).delete();
      const finding = `A row of ${name} (${documentId}) was deleted before the end of its time.`;
      expect(await verify()).toEqual([finding]);
      await append();
      expect(await verify()).toEqual([finding]);
    }),
);

test('with another key nothing is appended, and the check says what is wrong', async () => {
  const key = process.env.LEDGER_SECRET;
  process.env.LEDGER_SECRET = 'another-key-for-the-ledger';
  expect(await verify()).toEqual(expect.arrayContaining([expect.stringContaining('LEDGER_SECRET is not the key')]));
  await table('ledger_tasks').insert({ kind: 'events', row_id: 'x', change: 'removed', at: new Date() });
  const appending = append();
  await expect(appending).rejects.toThrow('does not fit LEDGER_SECRET');
  process.env.LEDGER_SECRET = key;
});
