import { describe, expect, test } from 'vitest';
import { fileExtensions } from '../../contract/files/file-extensions';
import { fitsName } from './signatures';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const BOM = '\xef\xbb\xbf';
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const utf16BigEndian = (text: string) => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]);

describe('fitsName', () => {
  test.each([
    ['plan.pdf', '%PDF-1.7\n'],
    ['behind-a-printer-header.pdf', '\x1b%-12345X@PJL\r\n%PDF-1.4'],
    ['plan.DWG', 'AC1032\x00\x00'],
    ['old.dwg', 'AC1.50'],
    ['template.dwt', 'AC1027'],
    ['text.dxf', '  0\r\nSECTION\r\n  2\r\nHEADER'],
    ['commented.dxf', '999\ndxfrw 0.6\n0\nSECTION\n'],
    ['binary.dxf', 'AutoCAD Binary DXF\r\n\x1a\x00'],
    ['sheet.dwf', '(DWF V06.20)PK\x03\x04'],
    ['v8.dgn', OLE],
    ['v7.dgn', '\x08\x09\xfe\x02'],
    ['model.ifc', 'ISO-10303-21;\nHEADER;'],
    ['commented.ifc', `${BOM}/* exported */\nISO-10303-21;`],
    ['model.step', 'ISO-10303-21;'],
    ['model.ifczip', 'PK\x03\x04'],
    ['model.rvt', OLE],
    ['window.rfa', OLE],
    ['template.rte', OLE],
    ['house.skp', '\xff\xfe\xff\x0eS\x00k\x00e\x00t\x00c\x00h\x00U\x00p\x00 \x00M\x00'],
    ['shape.3dm', '3D Geometry File Format        5'],
    ['scan.e57', 'ASTM-E57\x01'],
    ['scan.las', 'LASF\x00'],
    ['scan.laz', 'LASF\x00'],
    ['intel.tif', 'II*\x00'],
    ['motorola.tiff', 'MM\x00*'],
    ['big.tif', 'II+\x00\x08'],
    ['photo.jpg', '\xff\xd8\xff\xe0'],
    ['photo.JPEG', '\xff\xd8\xff\xe1'],
    ['photo.png', '\x89PNG\r\n\x1a\n'],
    ['photo.heic', '\x00\x00\x00\x18ftypheic'],
    ['photo-2.heic', '\x00\x00\x00\x18ftypmif1'],
    ['list.xlsx', 'PK\x03\x04\x14\x00\x06\x00'],
    ['text.docx', 'PK\x03\x04'],
    ['all.zip', 'PK\x03\x04'],
    ['empty.zip', 'PK\x05\x06'],
    ['all.7z', "7z\xbc\xaf'\x1c"],
    ['rules.ids', '<?xml version="1.0"?>\n<ids xmlns="http://standards.buildingsmart.org/IDS">'],
    ['city.gml', `${BOM}<?xml version="1.0"?><!-- Berlin --><core:CityModel>`],
    ['data.xml', '<rooms/>'],
    ['points.xyz', '1.0 2.0 3.0\n'],
    ['points.pts', '3\n1 2 3 4 5 6 7'],
    ['points.ptx', '100\n200\n'],
    ['list.csv', 'MZ;Name;Fläche\n1;Bad;4,5\n'],
    ['note.txt', 'see <html> for how pages begin'],
    ['comments.txt', `${'<!---->'.repeat(30)}x`],
    ['comments.ifc', `${'/**/'.repeat(29)}\nISO-10303-21;`],
    ['comments.dxf', `${'999\nremark\n'.repeat(29)}  0\nSECTION\n`],
    ['doctype.xml', `<!doctype${' '.repeat(16_000)}plan><plan/>`],
    ['entities.xml', '<!DOCTYPE plan [<!ENTITY a "b">]><plan/>'],
    ['scan.fls', '\x00\x01\x02'],
    ['scan.rcp', '\x00\x01\x02'],
    ['plan.pln', '\x00\x01\x02'],
  ])('%s fits', (name, start) => expect(fitsName(name, latin1(start))).toBe(true));

  test.each([
    { case: 'UTF-16 XML', name: 'data.xml', start: utf16('<?xml version="1.0" encoding="utf-16"?><rooms/>') },
    { case: 'UTF-16 text', name: 'note.txt', start: utf16('Räume') },
  ])('$case fits', ({ name, start }) => expect(fitsName(name, start)).toBe(true));

  const disguises = [
    { case: 'a Windows program', start: latin1('MZ\x90\x00\x03\x00\x00\x00') },
    { case: 'a Linux program', start: latin1('\x7fELF\x02\x01') },
    { case: 'a macOS program', start: latin1('\xcf\xfa\xed\xfe\x07') },
    { case: 'a universal macOS program', start: latin1('\xca\xfe\xba\xbe\x00') },
    { case: 'a script', start: latin1('#!/bin/sh\nrm -rf /') },
    { case: 'a page', start: latin1('<!DOCTYPE html><html>') },
    { case: 'a page without its first line', start: latin1('\r\n <HTML lang=de>') },
    { case: 'a page behind a comment', start: latin1('<!-- %PDF-1.7 --><script>alert(1)</script>') },
    { case: 'an XHTML page', start: latin1(`${BOM}<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">`) },
    { case: 'an SVG drawing', start: latin1('<?xml version="1.0"?>\n<!-- plan -->\n<svg onload="alert(1)">') },
    { case: 'an SVG drawing with a doctype', start: latin1('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg>') },
    { case: 'an SVG drawing with a prefix', start: latin1('<s:svg xmlns:s="http://www.w3.org/2000/svg">') },
    { case: 'a page behind an empty comment', start: latin1('<!--><script>alert(1)</script>') },
    { case: 'a page behind a comment with an exclamation mark', start: latin1('<!-- a --!><script>alert(1)</script>') },
    { case: 'a page behind the end of nothing', start: latin1('</x><script>alert(1)</script>') },
    { case: 'a page whose doctype lacks a space', start: latin1('<!doctypehtml><p>') },
    { case: 'an SVG drawing behind entities', start: latin1('<!DOCTYPE a [<!ENTITY b "c">]>\n<svg onload="alert(1)">') },
    { case: 'a page in UTF-16', start: utf16('<html>') },
    { case: 'a page in big-endian UTF-16', start: utf16BigEndian('<!doctype html>') },
  ];
  test.each(disguises)('$case is no file of any accepted kind', ({ start }) => {
    expect(fileExtensions.filter((extension) => fitsName(`file.${extension}`, start))).toEqual([]);
  });

  test.each(['pdf', 'dwg', 'dxf', 'ifc', 'rvt', 'skp', 'e57', 'las', 'tif', 'jpg', 'png', 'heic', 'zip', '7z', 'xlsx', 'xml', 'step'])(
    'plain text is no %s',
    (extension) => expect(fitsName(`file.${extension}`, latin1('just some text, nothing else'))).toBe(false),
  );

  test.each([
    ['cut.ifc', '/**/'.repeat(29)],
    ['cut.ifc', `/*${' '.repeat(16_000)}`],
    ['cut.dxf', '999\nremark\n'.repeat(29)],
    ['cut.dxf', '999\nremark'],
    ['sign.dxf', '0 SECTION'],
  ])('%s holds nothing but comments', (name, start) => expect(fitsName(name, latin1(start))).toBe(false));

  test.each(['setup.exe', 'page.html', 'drawing.svg', 'noextension', 'pdf', 'a.pdf.'])('%s is not accepted, whatever it holds', (name) => {
    expect(fitsName(name, latin1('%PDF-1.7'))).toBe(false);
  });
});
