import { expect, test } from 'vitest';
import { nextOrderStatus, orderFlow, orderStatuses } from './order';

const holdable = orderStatuses.filter((status) => orderFlow[status].hold);

test.each(holdable)('an order put on hold in %s resumes there', (status) =>
  expect(nextOrderStatus({ status: 'on_hold', heldFrom: status }, 'resume', 'admin')).toBe(status),
);

test('only staff resume', () => expect(nextOrderStatus({ status: 'on_hold', heldFrom: 'placed' }, 'resume', 'customer')).toBeNull());

test('other moves lead where the table says', () =>
  expect(nextOrderStatus({ status: 'delivered', heldFrom: null }, 'complete', 'customer')).toBe('completed'));
