import { expect, test } from 'vitest';
import { invoiceFilterOf } from './invoice-filter';

test.each([
  ['nothing asks for all', {}, {}],
  ['a known state', { status: 'overdue' }, { status: 'overdue' }],
  ['several states by one name', { status: 'unpaid' }, { status: 'unpaid' }],
  ['an unknown state is dropped', { status: 'lost' }, {}],
  ['a number arrives as a number', { q: 2026 }, { q: '2026' }],
  ['spaces are no search', { q: '  ' }, {}],
  ['by due day', { sort: 'due' }, { sort: 'due' }],
  ['an unknown order is dropped', { sort: 'name' }, {}],
])('%s', (_name, search, filter) =>
  expect(invoiceFilterOf(search)).toEqual({ status: undefined, q: undefined, sort: undefined, ...filter }),
);
