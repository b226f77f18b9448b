import { expect, test } from 'vitest';
import { sheetXml } from './xlsx-file';
import type { CellKind } from './table';

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
