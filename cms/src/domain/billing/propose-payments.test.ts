import { expect, test } from 'vitest';
import { cents } from '../../contract/pricing/money';
import { matchPayment, numbersIn, type PayableInvoice } from './propose-payments';

const invoice = (value: string, open: number, status: PayableInvoice['status'] = 'open'): PayableInvoice => ({
  id: value,
  number: `RE-2026-${value}`,
  name: 'Ada',
  open: cents(open),
  status,
});
const invoices = [invoice('00001', 11_900), invoice('00002', 5_000), invoice('00003', 5_000), invoice('00004', 0, 'cancelled')];
const line = (purpose: string, amount: number) => ({ day: '2026-11-24', amount: cents(amount), purpose, name: 'Ada', iban: '' });

test.each([
  ['RE-2026-00001', ['RE-2026-00001']],
  ['Rechnung re 2026 00001 vom 3.', ['RE-2026-00001']],
  ['RE2026-00001/RE-2026-00002', ['RE-2026-00001', 'RE-2026-00002']],
  ['RE-2026-100000', ['RE-2026-100000']],
  ['WARE-2026-00001', []],
  ['Miete 2026-00001', []],
])('%s names %j', (purpose, numbers) => expect(numbersIn(purpose)).toEqual(numbers));

test.each([
  ['number and amount', line('RE-2026-00001', 11_900), '00001', 'number-and-amount'],
  ['number and another amount', line('RE-2026-00001', 10_000), '00001', 'number'],
  ['the number of a cancelled invoice', line('RE-2026-00004', 100), '00004', 'number'],
  ['an amount that one open invoice has', line('Danke', 11_900), '00001', 'amount'],
  ['an amount that two have', line('Danke', 5_000), undefined, undefined],
  ['two numbers', line('RE-2026-00001 RE-2026-00002', 16_900), undefined, undefined],
  ['an unknown number', line('RE-2026-00099', 1), undefined, undefined],
  ['nothing that fits', line('Miete', -120_000), undefined, undefined],
])('%s', (_name, bankLine, id, match) => {
  const found = matchPayment(bankLine, invoices);
  expect([found?.invoice.id, found?.match]).toEqual([id, match]);
});
