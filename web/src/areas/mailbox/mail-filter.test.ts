import { expect, test } from 'vitest';
import { mailFilterOf } from './mail-filter';

test.each([
  { case: 'nothing asked is everything', search: {}, filter: { status: undefined, q: undefined } },
  { case: 'a state and a search are kept', search: { status: 'failed', q: ' ada ' }, filter: { status: 'failed', q: 'ada' } },
  { case: 'an unknown state is none', search: { status: 'lost' }, filter: { status: undefined, q: undefined } },
  { case: 'a number is searched as text', search: { q: 2026 }, filter: { status: undefined, q: '2026' } },
])('$case', ({ search, filter }) => expect(mailFilterOf(search)).toEqual(filter));
