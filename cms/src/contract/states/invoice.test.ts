import { expect, test } from 'vitest';
import { cents } from '../pricing/money';
import { invoiceStatus } from './invoice';

const issued = { state: 'issued', due: cents(11_900), paid: cents(0), dueOn: '2026-12-01', cancelled: false } as const;

test.each([
  ['a draft is a draft even when late', { ...issued, state: 'draft' }, '2027-01-01', 'draft'],
  ['nothing paid', issued, '2026-11-21', 'open'],
  ['nothing paid on the due date', issued, '2026-12-01', 'open'],
  ['nothing paid the day after', issued, '2026-12-02', 'overdue'],
  ['a part paid', { ...issued, paid: cents(1) }, '2026-11-21', 'partly_paid'],
  ['a part paid and late', { ...issued, paid: cents(11_899) }, '2026-12-02', 'overdue'],
  ['all paid, even when late', { ...issued, paid: cents(11_900) }, '2027-01-01', 'paid'],
  ['more than all paid', { ...issued, paid: cents(12_000) }, '2026-11-21', 'paid'],
  ['nothing to pay after prepayments', { ...issued, due: cents(0) }, '2026-11-21', 'paid'],
  ['cancelled, whatever was paid', { ...issued, paid: cents(11_900), cancelled: true }, '2026-11-21', 'cancelled'],
] as const)('%s', (_name, facts, today, status) => expect(invoiceStatus(facts, today)).toBe(status));
