import { expect, test } from 'vitest';
import { describeChanges } from './quote-dialog';

const lines = [{ name: 'Grundrisse' }, { name: 'Schnitte' }];

test.each([
  ['nothing typed is nothing wanted', [], ' ', ''],
  ['a request names its line', ['', 'bitte 1:50 '], '', 'Pos. 2, Schnitte: bitte 1:50'],
  ['requests keep the order of the lines', ['DWG 2018', '1:50'], '', 'Pos. 1, Grundrisse: DWG 2018\n\nPos. 2, Schnitte: 1:50'],
  ['what belongs to no line comes last', ['DWG 2018'], 'Bitte bis Freitag', 'Pos. 1, Grundrisse: DWG 2018\n\nBitte bis Freitag'],
  ['a general request is enough', [], 'Bitte bis Freitag', 'Bitte bis Freitag'],
])('%s', (_case, notes, general, text) => expect(describeChanges(lines, notes, general, 'Pos.')).toBe(text));
