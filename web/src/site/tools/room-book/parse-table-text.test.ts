import { describe, expect, test } from 'vitest';
import { parseTableText } from './parse-table-text';

describe('parseTableText', () => {
  test.each([
    { case: 'nothing', text: '', rows: [] },
    { case: 'one cell', text: 'Küche', rows: [['Küche']] },
    {
      case: 'cells and rows',
      text: 'a\tb\nc\td',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {
      case: 'line ends of Windows, and one at the end',
      text: 'a\tb\r\nc\td\r\n',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    { case: 'empty cells', text: 'a\t\tb', rows: [['a', '', 'b']] },
    { case: 'empty rows are left out', text: 'a\n\n\t\nb', rows: [['a'], ['b']] },
    { case: 'a quoted line break', text: '"zwei\nZeilen"\tb', rows: [['zwei\nZeilen', 'b']] },
    { case: 'a quoted tab', text: '"a\tb"\tc', rows: [['a\tb', 'c']] },
    { case: 'quotes in quotes', text: '"Tür ""links"""\tb', rows: [['Tür "links"', 'b']] },
    { case: 'quotes inside a cell', text: 'Tür "links"\tb', rows: [['Tür "links"', 'b']] },
    { case: 'a quote that nobody closes', text: '"offen\tb\nc', rows: [['"offen', 'b'], ['c']] },
    { case: 'a byte order mark', text: '\ufeffa\tb', rows: [['a', 'b']] },
  ])('$case', ({ text, rows }) => expect(parseTableText(text)).toEqual(rows));
});
