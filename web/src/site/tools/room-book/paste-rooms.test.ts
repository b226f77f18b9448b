import { describe, expect, test } from 'vitest';
import { newBookRoom, columns, emptyBook, limits, type Column, type RoomBook } from './room-book';
import { parseTableText, importRooms, pasteRooms, recogniseHeadings } from './paste-rooms';

const titles = Object.fromEntries(columns.map((column) => [column, `${column} title`])) as Record<Column, string>;
const book: RoomBook = { rooms: ['Flur', 'Bad'].map((name, index) => newBookRoom({ name, number: `${index + 1}`, area: '5' })) };
const at = { row: 0, column: 'name', locale: 'de', titles } as const;
const shows = ({ rooms }: RoomBook) => rooms.map(({ number, name, area, floor }) => [number, name, area, floor].join('/'));

describe('recogniseHeadings', () => {
  test.each([
    { row: ['Geschoss', 'Raum Nr.', 'Raumname', 'Fläche [m²]'], found: ['storey', 'number', 'name', 'area'] },
    { row: ['Storey', 'Room no.', 'Room', 'Area (m²)'], found: ['storey', 'number', 'name', 'area'] },
    { row: ['LICHTE HÖHE in m', 'Fläche in m²', 'Farbe'], found: ['height', 'area', null] },
    { row: ['Boden', 'Wand', 'Decke', 'Türen', 'Fenster'], found: ['floor', 'wall', 'ceiling', 'doors', 'windows'] },
    { row: ['name title', 'note title'], found: ['name', 'note'] },
    { row: ['Name', 'Raum', 'Fläche'], found: ['name', null, 'area'] },
    { row: ['Flur', '12,5'], found: null },
    { row: ['Raum', '12,5'], found: null },
    { row: [], found: null },
  ])('$row', ({ row, found }) => expect(recogniseHeadings(row, titles)).toEqual(found));
});

describe('pasteRooms', () => {
  test('puts rooms with headings where empty rows stand at the end', () => {
    const begun = { rooms: [...book.rooms, newBookRoom()] };
    expect(shows(pasteRooms(begun, parseTableText('Raum\tFläche\nKüche\t9'), at).book)).toEqual(['1/Flur/5/', '2/Bad/5/', '/Küche/9/']);
  });

  test.each([
    { case: 'lays cells over the book', text: 'Diele\t6,25', result: ['1/Diele/6.25/', '2/Bad/5/'] },
    { case: 'goes on below the last room', text: 'Diele\nWC\nKüche\t9', result: ['1/Diele/5/', '2/WC/5/', '/Küche/9/'] },
    {
      case: 'adds by headings in any order',
      text: 'Fläche\tBoden\tRaum\n9,5\tFliesen\tKüche',
      result: ['1/Flur/5/', '2/Bad/5/', '/Küche/9.5/Fliesen'],
    },
    { case: 'adds by English headings', text: 'Room\tArea\nKitchen\t9.5', result: ['1/Flur/5/', '2/Bad/5/', '/Kitchen/9.5/'] },
    { case: 'keeps what is no number', text: 'Diele\tca. 6', result: ['1/Diele/ca. 6/', '2/Bad/5/'] },
  ])('$case', ({ text, result }) => expect(shows(pasteRooms(book, parseTableText(text), at).book)).toEqual(result));

  test('starts at the cell and ignores columns beyond the last', () => {
    const { book: next, rooms } = pasteRooms(book, [['prüfen', 'zu viel']], { ...at, row: 1, column: 'note' });
    expect([next.rooms[1]?.note, rooms]).toEqual(['prüfen', 1]);
  });

  test('says how many rooms found no place', () => {
    const table = Array.from({ length: limits.rooms + 5 }, (_, index) => [`Raum ${index}`]);
    const { book: next, rooms, left } = pasteRooms(emptyBook, table, at);
    expect([next.rooms.length, rooms, left]).toEqual([limits.rooms, limits.rooms, 5]);
  });

  test('leaves the book it was given alone', () => {
    pasteRooms(book, [['Diele']], at);
    expect(shows(book)).toEqual(['1/Flur/5/', '2/Bad/5/']);
  });
});

describe('importRooms', () => {
  const language = { locale: 'de', titles } as const;

  test('finds the headings below a title and reads numbers as they are', () => {
    const table = [
      ['Raumbuch Haus Q', null],
      [null, null],
      ['Raum', 'Fläche'],
      ['Küche', 9.5],
      [null, null],
      ['Bad', '6,25'],
    ];
    expect(shows(importRooms(table, language)?.book ?? emptyBook)).toEqual(['/Küche/9.5/', '/Bad/6.25/']);
  });

  test('without headings there is nothing to go by', () => expect(importRooms([['Küche', 9.5]], language)).toBeNull());
});

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
