import { expect, test } from 'vitest';
import { contentHash } from './content-hash';

const document = { number: 'RE-2026-00001', lines: [{ net: 100, name: 'Plan' }], buyer: { name: 'Ada', vatId: undefined } };

test.each([
  ['names in another order', { buyer: { name: 'Ada' }, lines: [{ name: 'Plan', net: 100 }], number: 'RE-2026-00001' }],
  ['what a database gives back', JSON.parse(JSON.stringify(document))],
])('%s have the same hash', (_name, same) => expect(contentHash(same)).toBe(contentHash(document)));

test.each([
  ['another amount', { ...document, lines: [{ net: 101, name: 'Plan' }] }],
  ['another order of lines', { ...document, lines: [...document.lines, { net: 1, name: 'A' }].reverse() }],
  ['a fact more', { ...document, buyer: { name: 'Ada', vatId: '' } }],
])('%s has another', (_name, other) => expect(contentHash(other)).not.toBe(contentHash(document)));
