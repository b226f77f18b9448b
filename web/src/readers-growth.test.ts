import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readsTooSlowly } from '../../scripts/growth-of';
import { acceptedEncoding } from '../server/render/page-answer';
import { canonicalPath, isPage, isPrivate, originOf, previewCookieOf } from '../server/render/page-key';
import { findRedirect } from '../server/feeds/redirects';
import { safeReturnTo } from './areas/sign-in/return-to';
import { storeCell, columns, type Column } from './site/tools/room-book/room-book';
import { parseTableText, recogniseHeadings } from './site/tools/room-book/paste-rooms';
import { parseDecimal } from './lib/text/decimal';
import { withHeadingIds } from './lib/head/heading-ids';
import { localizeLinks } from './ui/layout/rich-text';
import { knownSearch, readSearch } from './lib/page/page-search';
import { openingHours } from './lib/head/opening-hours';
import { preferencesOf } from './lib/page/preferences';
import { readWorkbook, writeWorkbook } from './lib/workbook/workbook';

const titles = Object.fromEntries(columns.map((column) => [column, column])) as Record<Column, string>;

/** Every function that takes apart text which visitors or editors send, on the web server and in browsers. */
const readers: Record<string, (text: string) => unknown> = {
  'accepted encodings': acceptedEncoding,
  'preview cookie': previewCookieOf,
  'preferences in cookies': preferencesOf,
  'kinds of paths': (text) => [isPage(`/${text}`), isPrivate(`/${text}`), canonicalPath(`/${text}`)],
  'host header': originOf,
  'redirected path': (text) => findRedirect([], `/${text}`),
  'query of a page': (text) => knownSearch('/suche', readSearch(text)),
  'way back from a login': (text) => safeReturnTo(`/app/${text}`),
  'pasted table': parseTableText,
  'pasted table behind a quote': (text) => parseTableText(`"${text}`),
  'heading row': (text) => recogniseHeadings([text], titles),
  'cell of the room book': (text) => storeCell('area', text, 'de'),
  number: (text) => parseDecimal(text, 'de'),
  'headings of a text': withHeadingIds,
  'links of a text': (text) => localizeLinks(text, 'en'),
  'opening hours': openingHours,
  'opening hours behind a day': (text) => openingHours(`Mo${text}`),
};

test.each(Object.entries(readers))('the work for %s grows with its length', async (_name, read) => {
  expect(await readsTooSlowly(read)).toEqual([]);
});

const columnTitles = ['Raum', 'Fläche'].map((title) => ({ title, width: 10 }));
const intact = unzipSync(
  new Uint8Array(await (await writeWorkbook({ name: 'Räume', columns: columnTitles, rows: [['Bad', 5]] })).arrayBuffer()),
);
const workbookWith = (part: string, text: string) => new Blob([zipSync({ ...intact, [part]: strToU8(text) })]);
const parts = Object.keys(intact).filter((part) => /(?:sheet1|sharedStrings|workbook|styles)\.xml$/.test(part));

test.each(parts)('the work for %s of a spreadsheet grows with its length', async (part) => {
  expect(await readsTooSlowly(readWorkbook, (text) => workbookWith(part, text))).toEqual([]);
});
