import { expect, test } from 'vitest';
import { letterOf } from './find-knowledge';

test.each([
  ['Aufmaß', 'A'],
  ['Öffnungsmaß', 'O'],
  ['ÉTAGE', 'E'],
  ['xref', 'X'],
  ['3D-Druck', '#'],
  ['§ 34 BauNVO', '#'],
  ['', '#'],
])('%s stands under %s', (term, letter) => expect(letterOf(term)).toBe(letter));
