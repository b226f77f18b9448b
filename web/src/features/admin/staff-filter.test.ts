import { expect, test } from 'vitest';
import { staffQuoteFilterOf } from './staff-filter';

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
