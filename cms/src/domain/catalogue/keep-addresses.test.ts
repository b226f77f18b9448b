import { expect, test } from 'vitest';
import { addressChanges } from './keep-addresses';

const at = (documentId: string, path: string) => ({ documentId, path });

test.each([
  ['nothing changes', [at('a', '/a')], [at('a', '/a')], { moved: [], gone: [], appeared: [] }],
  ['a page is new', [], [at('a', '/a')], { moved: [], gone: [], appeared: ['/a'] }],
  ['a page moves', [at('a', '/a')], [at('a', '/b')], { moved: [{ from: '/a', to: '/b' }], gone: [], appeared: ['/b'] }],
  ['a page goes', [at('a', '/a')], [], { moved: [], gone: ['/a'], appeared: [] }],
  [
    'a category moves with its products',
    [at('c', '/c'), at('p', '/c/p')],
    [at('c', '/d'), at('p', '/d/p')],
    {
      moved: [
        { from: '/c', to: '/d' },
        { from: '/c/p', to: '/d/p' },
      ],
      gone: [],
      appeared: ['/d', '/d/p'],
    },
  ],
  ['two pages change places', [at('a', '/a'), at('b', '/b')], [at('a', '/b'), at('b', '/a')], { moved: [], gone: [], appeared: [] }],
  [
    'a page takes over the address of one that goes',
    [at('a', '/a'), at('b', '/b')],
    [at('b', '/a')],
    { moved: [{ from: '/b', to: '/a' }], gone: [], appeared: [] },
  ],
])('%s', (_name, before, after, changes) => expect(addressChanges(before, after)).toEqual(changes));
