import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StaffInvoice } from '../src/contract/billing/invoice';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { useCompany } from './offer-calls';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, customer, contractor } = usePeople(shop, { staff: 'admin', customer: 'user', contractor: 'contractor' });
const calls = invoiceCalls(staff);

const balances = () => shop.strapi.db.query('api::invoice-balance.invoice-balance');
const makeLate = (invoiceId: string) => balances().update({ where: { invoiceId }, data: { dueOn: '2020-01-01', remindOn: '2020-01-08' } });
const runTimer = () => compiled<{ remind(strapi: unknown): Promise<void> }>('domain/billing/remind').remind(shop.strapi);
const lateInvoice = async (): Promise<StaffInvoice> => {
  const { id } = await issuedInvoice(shop, staff);
  await makeLate(id);
  return calls.find(id);
};
const perform = (invoice: StaffInvoice, name: string, more: object = {}) =>
  calls.call<StaffInvoice>('POST', `/invoices/${invoice.id}/${name}`, { ...calls.move(invoice), ...more });
const stop = (invoice: StaffInvoice, text = 'Zahlungsplan vereinbart') => perform(invoice, 'stop-reminders', { text });
const levelsOf = async ({ id }: StaffInvoice) => (await calls.find(id)).reminders.map(({ level }) => level);
const namesOf = ({ timeline }: StaffInvoice) => timeline.map(({ name }) => name);

describe('reminders of an invoice', () => {
  test('that were stopped do not go by themselves until they are resumed, a week later at the earliest', async () => {
    const late = await lateInvoice();
    const stopped = await stop(late);
    expect(stopped.reminderStop).toBe('Zahlungsplan vereinbart');
    await Promise.all([runTimer(), runTimer()]);
    expect(await levelsOf(late)).toEqual([]);
    const resumed = await perform(stopped, 'resume-reminders');
    expect(resumed.reminderStop).toBeNull();
    expect(resumed.remindOn! > new Date().toISOString().slice(0, 10)).toBe(true);
    await runTimer();
    expect(await levelsOf(late)).toEqual([]);
    await makeLate(late.id);
    await Promise.all([runTimer(), runTimer()]);
    expect(await levelsOf(late)).toEqual([1]);
    expect(namesOf(await calls.find(late.id))).toEqual(
      expect.arrayContaining(['invoice.reminders-stopped', 'invoice.reminders-resumed', 'invoice.reminded']),
    );
  });

  test('are sent by hand, once for a double click, also while they are stopped, three in all', async () => {
    let invoice = await stop(await lateInvoice());
    const command = calls.move(invoice);
    const send = () => calls.call<StaffInvoice>('POST', `/invoices/${invoice.id}/remind`, command);
    await Promise.allSettled([send(), send()]);
    expect(await levelsOf(await send())).toEqual([1]);
    // Another tab, which has not seen that.
    await expect(perform(invoice, 'remind')).rejects.toThrow('stale');
    for (const level of [2, 3]) {
      invoice = await perform(await calls.find(invoice.id), 'remind');
      expect(invoice.reminders.at(-1)?.level).toBe(level);
    }
    await expect(perform(invoice, 'remind')).rejects.toThrow('invoice.reminders-sent');
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['by hand before the due day', async () => perform(await issuedInvoice(shop, staff), 'remind'), 'invoice.not-overdue'],
    ['stopped without a reason', async () => stop(await lateInvoice(), '  '), 'input.invalid'],
    ['stopped twice', async () => stop(await stop(await lateInvoice())), 'invoice.wrong-status'],
    ['resumed without a stop', async () => perform(await lateInvoice(), 'resume-reminders'), 'invoice.wrong-status'],
    [
      'of a paid invoice',
      async () => {
        const invoice = await lateInvoice();
        return perform(await calls.pay(invoice, invoice.due), 'remind');
      },
      'invoice.wrong-status',
    ],
    ['of a cancelled invoice', async () => stop(await calls.cancel(await lateInvoice())), 'invoice.wrong-status'],
    ['of no invoice', () => calls.call('POST', '/invoices/nobody/remind', { revision: 1, key: randomUUID() }), 'invoice.not-found'],
  ])('are refused %s', async (_what, call, code) => expect(call()).rejects.toThrow(code));

  test.each(['remind', 'stop-reminders', 'resume-reminders'])('%s is for staff alone', async (name) => {
    const { id, revision } = await lateInvoice();
    const body = { revision, key: randomUUID(), text: 'x' };
    for (const person of [customer, contractor])
      expect((await person.call('POST', `/api/staff/invoices/${id}/${name}`, body)).status).toBe(403);
    expect(await calls.find(id)).toMatchObject({ revision, reminderStop: null, reminders: [] });
  });
});

test('a cancelled invoice asks nobody to pay', async () => {
  const cancelled = await calls.cancel(await lateInvoice());
  expect(cancelled).toMatchObject({ status: 'cancelled', giroCode: null, remindOn: null });
  await runTimer();
  expect(await levelsOf(cancelled)).toEqual([]);
});
