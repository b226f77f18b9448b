import { beforeAll, describe, expect, test } from 'vitest';
import type { ImportOutcome, PaymentProposal, StaffInvoice } from '../src/contract/billing/invoice';
import { camtEntry, camtFile } from './camt-sample';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { useCompany } from './offer-calls';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, customer, contractor } = usePeople(shop, { staff: 'admin', customer: 'user', contractor: 'contractor' });
const calls = invoiceCalls(staff);

type Line = { purpose: string; amount: number };
const csvOf = (...lines: Line[]) =>
  ['Buchungstag;Betrag;Verwendungszweck;Name', ...lines.map(({ purpose, amount }) => `24.11.2026;${euros(amount)};${purpose};Ada`)].join(
    '\n',
  );
const euros = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');
const propose = async (csv: string) =>
  (await calls.call<{ proposals: PaymentProposal[] }>('POST', '/payments/proposals', { statement: csv })).proposals;
const importAll = (csv: string, chosen: { line: string; invoiceId: string }[]) =>
  calls.call<ImportOutcome>('POST', '/payments/import', { statement: csv, chosen });
const chosenOf = (proposals: PaymentProposal[]) =>
  proposals.flatMap(({ line, invoice }) => (invoice ? [{ line, invoiceId: invoice.id }] : []));

describe('a bank’s export', () => {
  let invoice: StaffInvoice;
  beforeAll(async () => void (invoice = await issuedInvoice(shop, staff)));

  test('is matched to invoices, and booking it settles them', async () => {
    const csv = csvOf({ purpose: invoice.number, amount: invoice.due }, { purpose: 'Miete', amount: -100 });
    const proposals = await propose(csv);
    expect(proposals.map(({ match, invoice: found, known }) => [match, found?.id, known])).toEqual([
      ['number-and-amount', invoice.id, false],
      [null, undefined, false],
    ]);
    expect(await importAll(csv, chosenOf(proposals))).toEqual({ recorded: 1, skipped: 0 });
    const paid = await calls.find(invoice.id);
    expect(paid).toMatchObject({ status: 'paid', payments: [{ amount: invoice.due, paidOn: '2026-11-24', source: 'bank' }] });
  });

  test.each(['02', '08'] as const)('as XML (camt.053.001.%s) is matched by a number without hyphens', async (version) => {
    const one = await issuedInvoice(shop, staff);
    const purposes = [`Rechnung ${one.number.replaceAll('-', version === '02' ? '' : ' ')}`];
    const xml = camtFile(version, [camtEntry(version, { amount: (one.due / 100).toFixed(2), purposes, name: 'Ada' })]);
    const proposals = await propose(xml);
    expect(proposals).toMatchObject([{ match: 'number-and-amount', invoice: { id: one.id }, name: 'Ada' }]);
    const outcomes = await Promise.allSettled([importAll(xml, chosenOf(proposals)), importAll(xml, chosenOf(proposals))]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await calls.find(one.id)).toMatchObject({ status: 'paid', payments: [{ amount: one.due, source: 'bank' }] });
  });

  test('is booked on the invoice that staff assign to a line that names none, once', async () => {
    const one = await issuedInvoice(shop, staff);
    const csv = csvOf({ purpose: 'Danke für die Pläne', amount: 4_321 });
    const [proposal] = await propose(csv);
    expect(proposal).toMatchObject({ match: null, invoice: null });
    const chosen = [{ line: proposal?.line ?? '', invoiceId: one.id }];
    await Promise.allSettled([importAll(csv, chosen), importAll(csv, chosen)]);
    expect(await importAll(csv, chosen)).toEqual({ recorded: 0, skipped: 1 });
    expect(await calls.find(one.id)).toMatchObject({ paid: 4_321, status: 'partly_paid' });
  });

  test('that names an invoice which another one replaced pays the other one', async () => {
    const partial = await issuedInvoice(shop, staff, { percent: 3_000 });
    const final = await issuedInvoice(shop, staff, null, partial.orderId);
    const csv = csvOf(
      { purpose: partial.number, amount: partial.due },
      { purpose: `${partial.number} ${final.number}`, amount: final.due },
    );
    expect(await propose(csv)).toMatchObject([
      { match: 'number', invoice: { id: final.id, number: final.number, open: final.due } },
      { match: 'number-and-amount', invoice: { id: final.id } },
    ]);
  });

  test('is for staff alone', async () => {
    const csv = csvOf({ purpose: 'x', amount: 1 });
    for (const [person, status] of [
      [customer, 403],
      [contractor, 403],
      [undefined, 401],
    ] as const) {
      for (const [path, data] of [
        ['proposals', { statement: csv }],
        ['import', { statement: csv, chosen: [{ line: 'x', invoiceId: 'x' }] }],
      ] as const) {
        const sent = person
          ? (await person.call('POST', `/api/staff/payments/${path}`, data)).status
          : (
              await shop.http(`/api/staff/payments/${path}`, {
                method: 'POST',
                body: JSON.stringify(data),
                headers: { 'content-type': 'application/json' },
              })
            ).status;
        expect([path, sent]).toEqual([path, status]);
      }
    }
  });

  test('books each line once, however often it is sent', async () => {
    const one = await issuedInvoice(shop, staff);
    const csv = csvOf({ purpose: one.number, amount: 100 }, { purpose: one.number, amount: 100 });
    const chosen = chosenOf(await propose(csv));
    expect(chosen).toHaveLength(2);
    const outcomes = await Promise.allSettled([importAll(csv, chosen), importAll(csv, chosen)]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await importAll(csv, chosen)).toEqual({ recorded: 0, skipped: 2 });
    expect((await calls.find(one.id)).paid).toBe(200);
    expect((await propose(csv)).map(({ known, invoice: found }) => [known, found])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  test.each([
    ['a file without lines', () => propose('Buchungstag;Betrag;Verwendungszweck\n'), 'payment.file-unreadable'],
    ['no text', () => propose(''), 'input.invalid'],
    [
      'a line that is not in the file',
      () => importAll(csvOf({ purpose: 'x', amount: 1 }), [{ line: 'ff', invoiceId: 'x' }]),
      'input.invalid',
    ],
  ])('%s is refused', async (_name, call, code) => expect(call()).rejects.toThrow(code));

  test('for an unknown invoice books nothing', async () => {
    const csv = csvOf({ purpose: 'x', amount: 77 });
    const [proposal] = await propose(csv);
    await expect(importAll(csv, [{ line: proposal?.line ?? '', invoiceId: 'nobody' }])).rejects.toThrow('invoice.not-found');
    expect((await propose(csv))[0]?.known).toBe(false);
  });
});
