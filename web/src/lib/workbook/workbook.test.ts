import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { read, utils, write, type WorkSheet } from 'xlsx';
import { readWorkbook, writeWorkbook, type SheetTable } from './workbook';

const table: SheetTable = {
  name: 'Räume: EG/OG',
  columns: [
    { title: 'Raum', width: 20 },
    { title: 'Fläche in m²', width: 12, format: '0.00' },
    { title: 'Bemerkung', width: 40 },
  ],
  rows: [
    ['Küche & Bad <1>', 12.5, null],
    ['=HYPERLINK("http://example.com","x")', -1, '+49 30'],
    ['@SUM(A1)', 0, 'zwei\nZeilen'],
  ],
  sums: new Set([2]),
};

/** Opens the file with a reader that shares no code with ours. */
async function openElsewhere(): Promise<WorkSheet> {
  const { Sheets, SheetNames } = read(await (await writeWorkbook(table)).arrayBuffer(), { cellStyles: true });
  return Sheets[SheetNames[0] ?? ''] ?? {};
}

describe('a written workbook, opened by another program', () => {
  test('holds all rows', async () =>
    expect(utils.sheet_to_json(await openElsewhere(), { header: 1, defval: null })).toEqual([
      table.columns.map(({ title }) => title),
      ...table.rows,
    ]));

  test('runs no text as a formula', async () => {
    const sheet = await openElsewhere();
    expect([sheet['A3'].f, sheet['A3'].t, sheet['A4'].f, sheet['A4'].t]).toEqual([undefined, 's', undefined, 's']);
  });

  test('keeps numbers as numbers, with their format', async () => {
    const { t, v, w } = (await openElsewhere())['B2'];
    expect([t, v, w]).toEqual(['n', 12.5, '12.50']);
  });

  test('has a name that the format allows', async () =>
    expect(read(await (await writeWorkbook(table)).arrayBuffer()).SheetNames).toEqual(['Räume  EG OG']));
});

test('signs that XML cannot hold are left out', async () => {
  const blob = await writeWorkbook({ ...table, rows: [['a\u0000b\u001fc', null, null]] });
  expect(await readWorkbook(blob)).toContainEqual(['abc', null, null]);
});

test.each(['_x0041_', '_x005F_x0041_', '_x0041_x0042_', 'a_xFFFE_b', '_x41_'])('"%s" stays the text that it is', async (text) => {
  const blob = await writeWorkbook({ ...table, rows: [[text, null, null]] });
  expect(await readWorkbook(blob)).toContainEqual([text, null, null]);
  const { Sheets, SheetNames } = read(await blob.arrayBuffer());
  expect(Sheets[SheetNames[0] ?? '']?.['A2'].v).toBe(text);
});

describe('readWorkbook', () => {
  test('reads what was written', async () => expect((await readWorkbook(await writeWorkbook(table))).slice(1)).toEqual(table.rows));

  test('reads what another program wrote', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Raum', 'Fläche'],
        ['Küche', 12.5],
      ]),
      'Blatt',
    );
    const bytes = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
    expect(await readWorkbook(new Blob([bytes]))).toEqual([
      ['Raum', 'Fläche'],
      ['Küche', 12.5],
    ]);
  });

  test.each([
    { case: 'no archive', bytes: 'Raum;Fläche' },
    { case: 'nothing', bytes: '' },
    { case: 'an archive cut short', bytes: 'PK\u0003\u0004\u0014\u0000' },
  ])('says that $case is unreadable', async ({ bytes }) => expect(await readWorkbook(new Blob([bytes]))).toBe('unreadable'));

  test('says that a half file is unreadable', async () => {
    const whole = await writeWorkbook(table);
    expect(await readWorkbook(whole.slice(0, Math.floor(whole.size / 2)))).toBe('unreadable');
  });

  test('refuses to open huge files', async () => expect(await readWorkbook(new Blob([new Uint8Array(6 * 1024 * 1024)]))).toBe('too-large'));

  test.each([
    ['what is far larger unpacked', () => packed({ 'xl/worksheets/sheet1.xml': 'x'.repeat(51 * 1024 * 1024) }), 'too-large'],
    ['a cell in the last corner of a sheet', () => sheet('<row r="1"><c r="A1"><v>1</v></c></row>', corner()), 'too-far'],
    [
      'a cell that its row puts far away',
      () => sheet('<row r="1"><c r="XFD1"><v>1</v></c></row><row r="9999"><c r="A2"><v>1</v></c></row>'),
      'too-far',
    ],
    ['a row beyond what sheets have', () => sheet('<row r="1e9"/>'), 'unreadable'],
    ['a cell without a place', () => sheet('<row><c><v>1</v></c></row>'), 'unreadable'],
  ])('refuses %s before it is laid out', async (_name, file, problem) => expect(await readWorkbook(file())).toBe(problem));

  test('takes formatted rows without content for nothing', async () =>
    expect(await readWorkbook(sheet('<row r="1"><c r="A1"><v>7</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>'))).toEqual([
      [7],
    ]));
});

const corner = () => '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>';
const packed = (parts: Record<string, string>) =>
  new Blob([zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))]);
const sheet = (...rows: string[]) =>
  packed({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${SHEET}" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
const SHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
