import { expect, test } from 'vitest';
import { dueTime, nextOrderStatus, orderFlow, orderStatuses } from './order';

const holdable = orderStatuses.filter((status) => orderFlow[status].hold);

test.each(holdable)('an order put on hold in %s resumes there', (status) =>
  expect(nextOrderStatus({ status: 'on_hold', heldFrom: status }, 'resume', 'admin')).toBe(status),
);

test('only staff resume', () => expect(nextOrderStatus({ status: 'on_hold', heldFrom: 'placed' }, 'resume', 'customer')).toBeNull());

test('other moves lead where the table says', () =>
  expect(nextOrderStatus({ status: 'delivered', heldFrom: null }, 'complete', 'customer')).toBe('completed'));

const dueAt = '2026-12-01T17:00:00.000Z';

test.each([
  ['placed', dueAt],
  ['revision', dueAt],
  ['delivered', null],
  ['completed', null],
  ['on_hold', null],
] as const)('an order that is %s is due at %s', (status, due) => expect(dueTime({ status, dueAt })).toBe(due));
