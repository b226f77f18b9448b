import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount, newAddress, newEmail, staffMember } from './accounts';
import { randomUUID } from 'node:crypto';
import { asOwner } from './database-owner';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { fillCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { cartId, compiled, useStrapi } from './strapi';

const shop = useStrapi();

const tables = ['events', 'offers', 'stored_documents', 'payments', 'reminders', 'invoices', 'declarations'];

/** The id of one final row of every table that keeps such rows. */
const finalRows = new Map<string, number>();

beforeAll(async () => {
  await fillCompany(shop);
  const staff = await staffMember(shop, 'admin');
  const { call, pay } = invoiceCalls(staff);
  const invoice = await pay(await issuedInvoice(shop, staff), 100);
  await call('GET', `/invoices/${invoice.id}/download-url?format=pdf`);
  await shop.strapi.db
    .query('api::invoice-balance.invoice-balance')
    .update({ where: { invoiceId: invoice.id }, data: { remindOn: '2020-01-01' } });
  const { remind } = compiled<{ remind: (strapi: unknown) => Promise<void> }>('domain/billing/remind');
  await remind(shop.strapi);
  await shop.http('/api/declarations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify({ key: cartId(), kind: 'withdrawal', locale: 'de', name: 'Ada', email: newEmail(), reference: 'Auftrag' }),
  });
  for (const table of tables) {
    const row = await shop.strapi.db.connection(table).orderBy('id', 'desc').first('id');
    finalRows.set(table, row.id);
  }
});

/** Inserts a row on SQLite in the way that deletes what it stands in conflict with. */
function replace(table: string, values: object): Promise<unknown> {
  const { connection } = shop.strapi.db;
  const { sql, bindings } = connection(table).insert(values).toSQL().toNative();
  return connection.raw(sql.replace(/^insert/, 'insert or replace'), bindings);
}

describe.each(tables)('a final row of %s', (table) => {
  const row = () => shop.strapi.db.connection(table).where({ id: finalRows.get(table) });

  test('cannot be changed, whoever asks', async () => expect(row().update({ updated_at: new Date() })).rejects.toThrow('final'));
  test('cannot be deleted', async () => expect(row().delete()).rejects.toThrow('final'));
  test('cannot be replaced or emptied with all others', async () => {
    const { connection, dialect } = shop.strapi.db;
    if (dialect.client === 'postgres') return expect(connection.raw(`truncate ${table}`)).rejects.toThrow('final');
    const { id, ...columns } = await row().first('*');
    await expect(replace(table, { id, ...columns })).rejects.toThrow('final');
    // By the other unique columns of the row; a payment by hand has none.
    if (table !== 'payments') await expect(replace(table, { ...columns, document_id: randomUUID() })).rejects.toThrow('final');
  });
  test('says how long it is kept, from its first day to the end of a calendar year', async () => {
    const years = { events: 10, payments: 8, invoices: 8, stored_documents: 8 }[table] ?? 6;
    const { kept_until: keptUntil } = await row().first('kept_until');
    expect(new Date(keptUntil)).toEqual(new Date(`${new Date().getFullYear() + years}-12-31T23:00:00Z`));
  });
  test('stays when all rows of the table are to go', async () => {
    await expect(shop.strapi.db.connection(table).delete()).rejects.toThrow('final');
    expect(await row().first('id')).toEqual({ id: finalRows.get(table) });
  });
});

test('a draft may still change and go', async () => {
  const { call, draft } = invoiceCalls(await staffMember(shop, 'admin'));
  const { id } = await draft((await placeOrder(shop)).orderId);
  await shop.strapi.db.connection('invoices').where({ document_id: id }).update({ updated_at: new Date() });
  await call('DELETE', `/invoices/${id}`);
});

test('the rules are set up once however often the shop starts', async () => {
  const { refuseChanges } = compiled<{ refuseChanges: (strapi: unknown, rules: unknown) => Promise<void> }>(
    'platform/events/refuse-changes',
  );
  const { finalRows } = compiled<{ finalRows: unknown }>('assembly');
  await refuseChanges(shop.strapi, finalRows);
  await refuseChanges(shop.strapi, finalRows);
  await expect(shop.strapi.db.connection('events').delete()).rejects.toThrow('final');
});

test('a draft cannot take an issued invoice’s place', async () => {
  const { connection, dialect } = shop.strapi.db;
  if (dialect.client === 'postgres') return;
  const { draft } = invoiceCalls(await staffMember(shop, 'admin'));
  const { id } = await draft((await placeOrder(shop)).orderId);
  const issued = await connection('invoices')
    .where({ id: finalRows.get('invoices') })
    .first('number');
  await expect(connection.raw('update or replace invoices set number = ? where document_id = ?', [issued.number, id])).rejects.toThrow(
    'final',
  );
});

test('a table that triggers of others name can still be rebuilt, as SQLite asks for', async () => {
  const { connection } = shop.strapi.db;
  await connection.schema.alterTable('orders', (orders) => void orders.string('added_later'));
  await connection.schema.alterTable('orders', (orders) => void orders.dropColumn('added_later'));
  await expect(connection('offers').delete()).rejects.toThrow('final');
});

describe('a row whose time is over', () => {
  const over = (table: string) =>
    asOwner(shop, [table], () =>
      shop.strapi.db
        .connection(table)
        .where({ id: finalRows.get(table) })
        .update({ kept_until: shop.strapi.db.dialect.client === 'postgres' ? new Date(Date.now() - 60_000) : Date.now() - 60_000 }),
    );
  test.each(tables)('of %s may be deleted, and still not be changed', async (table) => {
    const row = () => shop.strapi.db.connection(table).where({ id: finalRows.get(table) });
    await over(table);
    await expect(row().update({ updated_at: new Date() })).rejects.toThrow('final');
    expect(await row().delete()).toBe(1);
    expect(await shop.strapi.db.connection('ledger_tasks').where({ kind: table, change: 'removed' })).toHaveLength(1);
  });
});

test('an account can still be deleted', async () => {
  const { id, email } = await createAccount(shop, 'user');
  const { deleteAccount } = compiled<{ deleteAccount: (strapi: unknown, account: object) => Promise<void> }>('domain/records/erasure');
  const account = await shop.strapi.db.query('plugin::users-permissions.user').findOne({ where: { documentId: id } });
  await deleteAccount(shop.strapi, account);
  expect(await shop.strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } })).toBeNull();
});
