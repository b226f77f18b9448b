import { expect, test } from 'vitest';
import { hashDocument } from './stored-document';

const hash = hashDocument({ number: 'AN-2026-00001', lines: [{ name: 'Plan', net: 100 }] });

test.each([
  ['the order of keys does not count', { lines: [{ net: 100, name: 'Plan' }], number: 'AN-2026-00001' }, true],
  ['nor what is not there', { number: 'AN-2026-00001', lines: [{ name: 'Plan', net: 100 }], reference: undefined }, true],
  ['a changed amount counts', { number: 'AN-2026-00001', lines: [{ name: 'Plan', net: 101 }] }, false],
  ['the order of lines counts', { number: 'AN-2026-00001', lines: [{ name: 'Plan', net: 100 }, {}] }, false],
])('%s', (_name, value, same) => expect(hashDocument(value) === hash).toBe(same));
