import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount, staffMember } from './accounts';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { fillCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

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
  for (const table of ['events', 'offers', 'stored_documents', 'payments', 'reminders', 'invoices']) {
    const row = await shop.strapi.db.connection(table).orderBy('id', 'desc').first('id');
    finalRows.set(table, row.id);
  }
});

describe.each(['events', 'offers', 'stored_documents', 'payments', 'reminders', 'invoices'])('a final row of %s', (table) => {
  const row = () => shop.strapi.db.connection(table).where({ id: finalRows.get(table) });

  test('cannot be changed, whoever asks', async () => expect(row().update({ updated_at: new Date() })).rejects.toThrow('final'));
  test('cannot be deleted', async () => expect(row().delete()).rejects.toThrow('final'));
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

test('an account can still be deleted', async () => {
  const { id, email } = await createAccount(shop, 'user');
  const { deleteAccount } = compiled<{ deleteAccount: (strapi: unknown, account: object) => Promise<void> }>('domain/records/erasure');
  const account = await shop.strapi.db.query('plugin::users-permissions.user').findOne({ where: { documentId: id } });
  await deleteAccount(shop.strapi, account);
  expect(await shop.strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } })).toBeNull();
});
