import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../steps.mjs';

const { strToU8, zipSync } = createRequire(join(root, 'web', 'package.json'))('fflate');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The head of the columns stands in this row; titles stand above it. */
const HEAD_ROW = 4;
const styles = { plain: 0, title: 1, head: 2, number: 3, sum: 4, sumNumber: 5 };

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes a table as a workbook with formulas, frozen head and print settings: the same bytes for the same table. */
export function writeXlsx({ name, columns, rows }) {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(),
    'xl/worksheets/sheet1.xml': sheetXml(columns, rows),
  };
  const entries = Object.entries(files).map(([path, xml]) => [path, [strToU8(XML + xml), { mtime: new Date(2026, 10, 26), level: 9 }]]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

function stylesXml() {
  const font = (size, bold) => `<font>${bold ? '<b/>' : ''}<sz val="${size}"/><name val="Arial"/></font>`;
  const thin = (side) => `<${side} style="thin"><color rgb="FF555555"/></${side}>`;
  const cell = ({ format = 0, font: index = 0, fill = 0, border = 0 }) =>
    `<xf numFmtId="${format}" fontId="${index}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"/>`;
  const cells = [
    {},
    { font: 1 },
    { font: 2, fill: 2, border: 1 },
    { format: 2 },
    { font: 2, border: 2 },
    { format: 2, font: 2, border: 2 },
  ];
  return [
    `<styleSheet ${MAIN}><fonts count="3">${font(10)}${font(14, true)}${font(10, true)}</fonts>`,
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE7ECEC"/></patternFill></fill></fills>',
    `<borders count="3"><border/><border><left/><right/><top/>${thin('bottom')}</border><border><left/><right/>${thin('top')}</border></borders>`,
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cells.length}">${cells.map(cell).join('')}</cellXfs></styleSheet>`,
  ].join('');
}

function sheetXml(columns, rows) {
  const isSum = ([first]) => first === 'Summe' || /^[A-Z]{2,3}$/.test(first ?? '');
  const widths = columns.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('');
  const body = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((value, column) => cellXml(value, `${String.fromCharCode(65 + column)}${index + 1}`, styleOf(value, { row: index + 1, isSum: isSum(row) }))).join('')}</row>`,
  );
  return [
    `<worksheet ${MAIN}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="${HEAD_ROW}" topLeftCell="A${HEAD_ROW + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    `<cols>${widths}</cols><sheetData>${body.join('')}</sheetData>`,
    '<pageMargins left="0.6" right="0.6" top="0.7" bottom="0.7" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>',
  ].join('');
}

function styleOf(value, { row, isSum }) {
  if (row === 1) return styles.title;
  if (row === HEAD_ROW) return styles.head;
  const isNumber = typeof value === 'object' ? value !== null : typeof value === 'number' && !Number.isInteger(value);
  const isWhole = Number.isInteger(value?.value);
  if (isSum) return !isWhole && (isNumber || typeof value === 'number') ? styles.sumNumber : styles.sum;
  return isNumber ? styles.number : styles.plain;
}

function cellXml(value, at, style) {
  if (value === null) return `<c r="${at}" s="${style}"/>`;
  if (typeof value === 'number') return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
  if (typeof value === 'object') return `<c r="${at}" s="${style}"><f>${escaped(value.formula)}</f><v>${value.value}</v></c>`;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
}
