import { expect, test } from 'vitest';
import { cents } from '../pricing/money';
import { concessionChanges, discountOf } from './concession';
import type { Payment } from './invoice';

const DUE = cents(11_900);
const earlyPayment = { share: 200, days: 7, payBy: '2026-11-28' };
const entry = (kind: Payment['kind'], amount: number, paidOn = '2026-11-25') => ({ kind, amount: cents(amount), paidOn });
const changes = (...entries: ReturnType<typeof entry>[]) => Object.values(concessionChanges({ due: DUE, earlyPayment, entries }));

test('a discount is a share of what is due, rounded to cents', () => {
  expect(discountOf(DUE, earlyPayment)).toBe(238);
  expect(discountOf(cents(-500), earlyPayment)).toBe(0);
});

test.each([
  ['nothing paid earns nothing', [], [0, 0]],
  ['what is asked for in time earns it', [entry('payment', 11_662)], [238, 0]],
  ['on the last day, too', [entry('payment', 11_662, '2026-11-28')], [238, 0]],
  ['a day later not', [entry('payment', 11_662, '2026-11-29')], [0, 0]],
  ['a cent too little not', [entry('payment', 11_661)], [0, 0]],
  ['two parts in time', [entry('payment', 6_000), entry('payment', 5_662)], [238, 0]],
  ['more than asked for leaves less to grant', [entry('payment', 11_800)], [100, 0]],
  ['all of it leaves nothing', [entry('payment', 11_900)], [0, 0]],
  ['what was moved counts', [entry('moved', 11_662)], [238, 0]],
  ['it is granted once', [entry('payment', 11_662), entry('early_payment', 238)], [0, 0]],
  [
    'a payment that is taken back later takes it along',
    [entry('payment', 11_662), entry('early_payment', 238), entry('payment', -11_662, '2026-12-20')],
    [-238, 0],
  ],
  [
    'who pays the rest after all gets none',
    [entry('payment', 11_662), entry('early_payment', 238), entry('payment', 238, '2026-12-01')],
    [-238, 0],
  ],
  ['a write-off stays while nothing comes in', [entry('write_off', 11_900)], [0, 0]],
  ['it gives way to what comes in', [entry('write_off', 11_900), entry('payment', 5_000)], [0, -5_000]],
  ['and goes when all does', [entry('write_off', 11_900), entry('payment', 12_000, '2026-12-20')], [0, -11_900]],
  ['what is granted late leaves less to write off', [entry('write_off', 11_900), entry('payment', 11_662)], [238, -11_900]],
])('%s', (_name, entries, expected) => expect(changes(...entries)).toEqual(expected));

test('of what nobody owes any more nothing is granted or written off', () => {
  const entries = [entry('payment', 11_662), entry('early_payment', 238), entry('write_off', 50)];
  expect(Object.values(concessionChanges({ due: cents(0), earlyPayment, entries }))).toEqual([-238, -50]);
});
