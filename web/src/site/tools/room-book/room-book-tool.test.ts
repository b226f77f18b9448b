import german from '@contract/strings/de/room-book.json';
import english from '@contract/strings/en/room-book.json';
import { expect, test } from 'vitest';
import type { Translate } from '../../../lib/text/strings';
import { readWorkbook, writeWorkbook } from '../../../lib/workbook/workbook';
import { newBookRoom, type RoomBook } from './room-book';
import { importRooms } from './paste-rooms';
import { columnTitles, roomBookSheet } from './room-book-tool';

const translate =
  (texts: Record<string, string>): Translate =>
  (key) =>
    texts[key] ?? key;
const book: RoomBook = {
  rooms: [
    newBookRoom({ storey: 'EG', number: '0.01', name: '=1+1', area: '12.5', height: '2.543', floor: 'Parkett & Fliesen', note: '-5 °C' }),
    newBookRoom({ number: '007', name: 'Bad', area: 'unbekannt' }),
  ],
};
const cells = ({ rooms }: RoomBook) => rooms.map(({ id: _id, ...room }) => room);

test.each([
  { written: 'de', read: 'de' },
  { written: 'de', read: 'en' },
  { written: 'en', read: 'de' },
] as const)('a book written in $written is the same when read in $read', async ({ written, read }) => {
  const texts = { de: translate(german), en: translate(english) };
  const table = await readWorkbook(await writeWorkbook(roomBookSheet(book, texts[written])));
  if (typeof table === 'string') throw new Error(table);
  const result = importRooms(table, { locale: read, titles: columnTitles(texts[read]) });
  expect(cells(result?.book ?? { rooms: [] })).toEqual(cells(book));
});
