import { expect, test } from 'vitest';
import { sheetXml, csvText, type CellKind } from './table-files';
import type { Locale } from '../../contract/constants';

async function cellOf(value: string | number | null, kind: CellKind): Promise<string> {
  const pages = async function* () {
    yield [value];
  };
  const columns = [{ title: 'T', kind, width: 10, value: (row: string | number | null) => row }];
  let xml = '';
  for await (const part of sheetXml({ name: '', locale: 'de', columns, pages: pages() })) xml += part;
  return /<row r="2">(.*)<\/row>/.exec(xml)?.[1] ?? '';
}

test.each([
  ['money', 123_450, '<c r="A2" s="2"><v>1234.5</v></c>'],
  ['count', 7, '<c r="A2" s="0"><v>7</v></c>'],
  ['day', '2026-11-20', '<c r="A2" s="3"><v>46346</v></c>'],
  ['time', '2026-11-20T11:00:00.000Z', '<c r="A2" s="4"><v>46346.5</v></c>'],
  ['text', '=1+1', '<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>'],
  [
    'text',
    'A & B <"x">\u0000\ud83d',
    '<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">A &amp; B &lt;&quot;x&quot;&gt;</t></is></c>',
  ],
  ['text', '', ''],
  ['time', null, ''],
] as const)('%s %o is written as %s', async (kind, value, xml) => expect(await cellOf(value, kind)).toBe(xml));

async function csvOf(value: string | number | null, { kind = 'text', locale = 'de' }: { kind?: CellKind; locale?: Locale } = {}) {
  const pages = async function* () {
    yield [value];
  };
  const columns = ['A', 'B'].map((title) => ({ title, kind, width: 10, value: (row: string | number | null) => row }));
  let text = '';
  for await (const part of csvText({ name: '', locale, columns, pages: pages() })) text += part;
  return text.split('\r\n').slice(1, -1).join('\r\n');
}

test.each([
  { case: 'a plain text', value: 'Hochbau GmbH', field: 'Hochbau GmbH' },
  { case: 'nothing', value: null, field: '' },
  { case: 'a separator', value: 'a;b', field: '"a;b"' },
  { case: 'quotes', value: 'Haus "Linde"', field: '"Haus ""Linde"""' },
  { case: 'line ends', value: 'a\r\nb', field: '"a\r\nb"' },
  { case: 'a formula', value: '=HYPERLINK("x")', field: '"\'=HYPERLINK(""x"")"' },
  { case: 'a plus', value: '+49 30 1', field: "'+49 30 1" },
  { case: 'a minus', value: '-2+3', field: "'-2+3" },
  { case: 'an at sign', value: '@SUM(A1)', field: "'@SUM(A1)" },
  { case: 'a tab', value: '\t=1', field: "'\t=1" },
])('$case is written so that spreadsheets read it back and run nothing', async ({ value, field }) =>
  expect(await csvOf(value)).toBe(`${field};${field}`),
);

test.each([
  ['money', -123_456, 'de', '-1234,56'],
  ['money', -123_456, 'en', '-1234.56'],
  ['count', 12, 'de', '12'],
  ['day', '2026-11-05', 'de', '05.11.2026'],
  ['day', '2026-11-05', 'en', '2026-11-05'],
  ['time', '2026-11-20T23:02:00.000Z', 'de', '21.11.2026 00:02'],
  ['time', '2026-06-20T08:02:00.000Z', 'en', '2026-06-20 10:02'],
] as const)('%s %s in %s reads %s', async (kind, value, locale, field) =>
  expect(await csvOf(value, { kind, locale })).toBe([field, field].join(locale === 'de' ? ';' : ',')),
);

test('the file says that it is UTF-8, and begins with the titles', async () => {
  const pages = async function* (): AsyncGenerator<string[]> {};
  const columns = [{ title: 'Größe', kind: 'text' as const, width: 10, value: (row: string) => row }];
  for await (const text of csvText({ name: '', locale: 'de', columns, pages: pages() })) expect(text).toBe('\ufeffGröße\r\n');
});
