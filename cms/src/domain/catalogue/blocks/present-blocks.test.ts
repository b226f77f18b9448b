import { expect, test } from 'vitest';
import { presentTable } from './present-blocks';

const table = (rows: string) => presentTable({ title: 'Formate', rows, note: null });

test('a table has the columns of its first line, whatever the others hold', () => {
  expect(table('| Format | Inhalt |\nDWG | **Plan** | zu viel\n\nPDF')).toEqual({
    kind: 'table',
    title: 'Formate',
    head: ['Format', 'Inhalt'],
    rows: [
      ['DWG', '<strong>Plan</strong>'],
      ['PDF', ''],
    ],
    note: '',
  });
});

test('text in a table is no HTML', () => expect(table('a | b\n<img src=x> | c')).toMatchObject({ rows: [['&lt;img src=x&gt;', 'c']] }));

test.each(['', 'nur ein Kopf | zwei', 'eine\nSpalte'])('%j is no table', (rows) => expect(table(rows)).toBeNull());
