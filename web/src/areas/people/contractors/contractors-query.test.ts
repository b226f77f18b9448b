import { expect, test } from 'vitest';
import { contractorFilterOf } from './contractors-query';

test.each([
  [{}, {}],
  [
    { state: 'blocked', q: ' Noa ' },
    { state: 'blocked', q: 'Noa' },
  ],
  [{ state: 'lost', q: 2026 }, { q: '2026' }],
  [{ q: ['a'] }, {}],
])('the address %j asks for %j', (address, filter) => {
  expect(JSON.parse(JSON.stringify(contractorFilterOf(address)))).toEqual(filter);
});
