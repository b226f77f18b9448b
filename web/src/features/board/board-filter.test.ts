import { expect, test } from 'vitest';
import { boardFilterOf } from './board-filter';

test.each([
  [{}, {}],
  [
    { q: ' Brandt ', work: 'unassigned' },
    { q: 'Brandt', work: 'unassigned' },
  ],
  [{ work: 'all' }, {}],
])('%o asks for %o', (search, filter) => expect(boardFilterOf(search)).toStrictEqual({ q: undefined, work: undefined, ...filter }));
