import { expect, test } from 'vitest';
import { MAX_FILE_NAME_LENGTH } from '../../contract/files/file';
import { originalName } from './register-file';

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['../../etc/plan.pdf', 'plan.pdf'],
  ['C:\\Pläne\\EG.dwg', 'EG.dwg'],
  ['a\u0308.pdf', 'ä.pdf'],
  ['plan\r\n\0.pdf', 'plan.pdf'],
  ['fdp.\u202eexe.pdf', 'fdp.exe.pdf'],
  ['  plan.pdf ', 'plan.pdf'],
  ['', ''],
])('%j is kept as %j', (given, kept) => expect(originalName(given)).toBe(kept));

test('a long name loses its middle and keeps its extension', () => {
  const name = originalName(`${'Lageplan '.repeat(50)}.pdf`);
  expect(name).toHaveLength(MAX_FILE_NAME_LENGTH);
  expect(name).toMatch(/^Lageplan .*….pdf$/);
});

test('a sign of two halves is not cut in two', () => {
  expect(originalName(`${'😀'.repeat(150)}.pdf`)).not.toMatch(/\p{Cs}/u);
});
