import { expect, test } from 'vitest';
import { searchOf, staffQuoteFilterOf } from './staff-filter';

test.each([
  [{}, { status: undefined, q: undefined }],
  [{ status: 'offered' }, { status: 'offered', q: undefined }],
  [
    { status: 'open', q: ' Brandt ' },
    { status: 'open', q: 'Brandt' },
  ],
  [
    { status: 'lost', q: '' },
    { status: undefined, q: undefined },
  ],
])('%o asks for %o', (search, filter) => expect(staffQuoteFilterOf(search)).toStrictEqual(filter));

test.each([
  [2026, { q: '2026' }],
  ['x'.repeat(100), { q: 'x'.repeat(80) }],
  [['a'], { q: undefined }],
  [undefined, { q: undefined }],
])('the search %o is %o', (q, search) => expect(searchOf({ q })).toStrictEqual(search));
