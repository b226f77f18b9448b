import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { contentTypes, relations, sheetXml, styles, workbook, workbookRelations } from './sheet-xml';
import type { Table } from './table';

/**
 * A table as an XLSX file (ECMA-376) that is written while its rows are read. Libraries hold a whole workbook in memory;
 * a table of a list needs one sheet and five small files around it.
 */
export function xlsxFile<Row>(table: Table<Row>): Readable {
  const zip = new ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  add('[Content_Types].xml', contentTypes);
  add('_rels/.rels', relations);
  add('xl/workbook.xml', workbook(table.name));
  add('xl/_rels/workbook.xml.rels', workbookRelations);
  add('xl/styles.xml', styles);
  const sheet = Readable.from(sheetXml(table));
  const file = zip.outputStream as Readable;
  zip.on('error', (error) => file.destroy(error));
  // Somebody who goes away leaves nothing running.
  file.on('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return file;
}
