import { boardColumns } from '@contract/production/order';
import { describe, expect, test } from 'vitest';
import { boardFilterOf, shownColumns } from './board-filter';

const nothing = {
  q: undefined,
  due: undefined,
  status: undefined,
  work: undefined,
  contractor: undefined,
  category: undefined,
  term: undefined,
};

const everything = {
  q: 'Brandt',
  due: 'late',
  status: 'placed',
  work: 'unassigned',
  contractor: 'k0nt',
  category: 'as-built',
  term: 'express',
} as const;

test.each([
  [{}, {}],
  [{ ...everything, q: ' Brandt ' }, everything],
  [{ due: 'someday', status: 'completed', work: 'all', contractor: 'A b', category: '../', term: 'fast' }, {}],
])('%o asks for %o', (search, filter) => expect(boardFilterOf(search)).toStrictEqual({ ...nothing, ...filter }));

describe('shown are only columns in which there can be something', () => {
  test.each([
    [{}, boardColumns],
    [{ due: 'today' }, ['today']],
    [{ status: 'delivered' }, ['waiting']],
    [{ status: 'revision' }, ['late', 'today', 'week', 'later']],
    [{ due: 'week', status: 'revision' }, ['week']],
  ] as const)('%o: %j', (filter, columns) => expect(shownColumns(filter)).toEqual(columns));
});
