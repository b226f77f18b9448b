import { expect, test } from 'vitest';
import { isSameView } from './saved-views';

test.each([
  [{}, { status: undefined, q: undefined, sort: undefined }, true],
  [{ status: 'open', sort: 'due' }, { sort: 'due', status: 'open', q: undefined }, true],
  [{ status: 'open' }, { status: 'open', q: 'Brandt' }, false],
  [{ status: 'open' }, {}, false],
])('%o and %o are the same: %s', (one, other, same) => expect(isSameView(one, other)).toBe(same));
