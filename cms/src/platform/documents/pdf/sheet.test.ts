import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from './sheet';

const oneASign = (text: string) => Array.from(text).length;

test.each([
  ['', 5, ['']],
  ['one two three', 7, ['one two', 'three']],
  ['one two', 3, ['one', 'two']],
  ['abcdefgh', 3, ['abc', 'def', 'gh']],
  ['a abcdefgh b', 3, ['a', 'abc', 'def', 'gh', 'b']],
  ['one\n\ntwo', 10, ['one', '', 'two']],
  ['wider', 0, ['w', 'i', 'd', 'e', 'r']],
])('%j in %i signs a line', (text, width, lines) => expect(breakLines(text, width, oneASign)).toEqual(lines));

test('nothing but line ends and spaces is lost, and no line is too wide', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (text, width) => {
      const lines = breakLines(text, width, oneASign);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/[\n ]/g, ''));
      for (const line of lines) expect(oneASign(line)).toBeLessThanOrEqual(width);
    }),
  );
});
