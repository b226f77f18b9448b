import { boardColumns, boardStages } from '@contract/production/order';
import { describe, expect, test } from 'vitest';
import { boardFilterOf, shownColumns } from './board-query';

const nothing = {
  q: undefined,
  by: undefined,
  due: undefined,
  status: undefined,
  work: undefined,
  contractor: undefined,
  category: undefined,
  term: undefined,
};

const everything = {
  q: 'Brandt',
  by: 'due',
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
  [{ by: 'size', due: 'someday', status: 'completed', work: 'all', contractor: 'A b', category: '../', term: 'fast' }, {}],
])('%o asks for %o', (search, filter) => expect(boardFilterOf(search)).toStrictEqual({ ...nothing, ...filter }));

describe('shown are only columns in which there can be something', () => {
  test.each([
    [{}, boardStages],
    [{ due: 'late' }, ['placed', 'in_production', 'internal_review', 'revision']],
    [{ due: 'waiting' }, boardStages],
    [{ due: 'late', status: 'revision' }, ['revision']],
    [{ by: 'due' }, boardColumns],
    [{ by: 'due', due: 'today' }, ['today']],
    [{ by: 'due', status: 'delivered' }, ['waiting']],
    [{ by: 'due', status: 'revision' }, ['late', 'today', 'week', 'later']],
    [{ by: 'due', due: 'week', status: 'revision' }, ['week']],
  ] as const)('%o: %j', (filter, columns) => expect(shownColumns(filter)).toEqual(columns));
});
