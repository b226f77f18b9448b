import { expect, test } from 'vitest';
import { contactFilterOf } from './people-query';

test.each([
  [{}, {}],
  [
    { view: 'messages', status: 'open', q: ' Plan ' },
    { view: 'messages', status: 'open', q: 'Plan' },
  ],
  [{ view: 'messages', status: 'lost' }, { view: 'messages' }],
  [{ view: 'orders', status: 'open' }, {}],
  [{ q: 2026 }, { q: '2026' }],
])('the address %j asks for %j', (address, filter) => {
  expect(JSON.parse(JSON.stringify(contactFilterOf(address)))).toEqual(filter);
});
