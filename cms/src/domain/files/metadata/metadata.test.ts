import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { formatOf } from './formats';

const NAME = 'Jansen & Söhne';

/** Makes a PDF file with the name in its info dictionary, its XMP and a program's own data. */
async function pdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('Grundriss');
  document.setTitle(`Wohnhaus ${NAME}`);
  document.setAuthor(NAME);
  const xmp = `<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description xmp:CreatorTool="CAD ${NAME.replace('&', '&amp;')}"><dc:creator><rdf:Seq><rdf:li>${NAME.replace('&', '&amp;')}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;
  const { context, catalog } = document;
  catalog.set(PDFName.of('Metadata'), context.register(context.flateStream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' })));
  catalog.set(PDFName.of('PieceInfo'), context.obj({ CAD: { Private: PDFHexString.fromText(NAME) } }));
  // What an earlier version of the file has left behind: nothing names it.
  context.register(context.obj({ Author: PDFHexString.fromText('Früher GmbH') }));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** Makes the directory of a TIFF file: entries with texts, then their bytes. */
function tiff(texts: Record<number, string>, isLittle = true): Buffer {
  const tags = Object.entries(texts).map(([tag, text]) => ({ tag: Number(tag), bytes: Buffer.from(`${text}\0`) }));
  const head = Buffer.alloc(8 + 2 + (tags.length + 1) * 12 + 4);
  const u16 = (value: number, at: number) => (isLittle ? head.writeUInt16LE(value, at) : head.writeUInt16BE(value, at));
  const u32 = (value: number, at: number) => (isLittle ? head.writeUInt32LE(value, at) : head.writeUInt32BE(value, at));
  head.write(isLittle ? 'II' : 'MM', 'latin1');
  u16(42, 2);
  u32(8, 4);
  u16(tags.length + 1, 8);
  // The width, which stays.
  u16(256, 10);
  u16(3, 12);
  u32(1, 14);
  u16(7, 18);
  let place = head.length;
  for (const [index, { tag, bytes }] of tags.entries()) {
    const at = 22 + index * 12;
    u16(tag, at);
    u16(2, at + 2);
    u32(bytes.length, at + 4);
    u32(place, at + 8);
    place += bytes.length;
  }
  return Buffer.concat([head, ...tags.map(({ bytes }) => bytes)]);
}

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** Makes a JPEG file with EXIF, a comment, XMP, and something behind its end. */
function jpeg(): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff({ 270: NAME, 315: NAME, 272: 'Kamera 1' })]);
  const xmp = Buffer.from(
    `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="Jansen"/></rdf:RDF></x:xmpmeta>`,
  );
  const parts = [
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, exif),
    segment(0xe1, xmp),
    segment(0xfe, Buffer.from(NAME)),
  ];
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4])]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...parts,
    segment(0xdb, Buffer.alloc(65)),
    scan,
    Buffer.from([0xff, 0xd9]),
    Buffer.from(NAME),
  ]);
}

const chunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};

const png = (): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('tEXt', Buffer.from('Author\0Jansen')),
    chunk('pHYs', Buffer.alloc(9)),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('tIME', Buffer.alloc(7)),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const dxf = (): Buffer =>
  Buffer.from(
    `999
gezeichnet für ${NAME}
0|SECTION|2|HEADER|9|$ACADVER|1|AC1032
9|$LASTSAVEDBY|1|${NAME}
9|$CUSTOMPROPERTYTAG|1|Bauherr|9|$CUSTOMPROPERTY|1|${NAME}
9|$FINGERPRINTGUID|2|{A-B}|9|$INSUNITS|70|6|0|ENDSEC
0|SECTION|2|OBJECTS|0|XRECORD|5|A1|1|DWGPROPS COOKIE
2|Wohnhaus|4|${NAME}|300|Bauherr=${NAME}
0|LINE|8|WAND|0|ENDSEC|0|EOF
`.replaceAll(/[|\n]/g, '\r\n'),
  );

const read = async (name: string, bytes: Buffer) =>
  (await formatOf(name)!.read(bytes)).map(({ source, name: fact, value }) => `${source} ${fact}: ${value}`);

describe('what a file says of itself is read:', () => {
  test('the info dictionary and XMP of a PDF', async () =>
    expect(await read('plan.pdf', await pdf())).toEqual(
      expect.arrayContaining([
        `pdf Title: Wohnhaus ${NAME}`,
        `pdf Author: ${NAME}`,
        `xmp dc:creator: ${NAME}`,
        `xmp xmp:CreatorTool: CAD ${NAME}`,
      ]),
    ));

  test('EXIF and XMP of a JPEG', async () =>
    expect((await read('foto.jpg', jpeg())).join('\n')).toMatch(
      /exif ImageDescription: Jansen[^]*exif Artist: Jansen[^]*xmp source: Jansen/,
    ));

  test.each([true, false])('the tags of a TIFF (little end first: %s)', async (isLittle) =>
    expect((await read('scan.tif', tiff({ 270: 'Jansen', 305: 'Scanner' }, isLittle))).join()).toMatch(
      /ImageDescription: Jansen.*Software: Scanner/,
    ),
  );

  test('the texts of a PNG', async () => expect(await read('scan.png', png())).toEqual(['text Author: Jansen']));

  test('comments and properties of a DXF, in its letters', async () =>
    expect(await read('plan.dxf', dxf())).toEqual([
      `dxf comment: gezeichnet für ${NAME}`,
      `dxf $LASTSAVEDBY: ${NAME}`,
      'dxf $CUSTOMPROPERTYTAG: Bauherr',
      `dxf $CUSTOMPROPERTY: ${NAME}`,
      'dxf DWGPROPS COOKIE: Wohnhaus',
      `dxf DWGPROPS COOKIE: ${NAME}`,
      `dxf DWGPROPS COOKIE: Bauherr=${NAME}`,
    ]));
});

describe('a cleaned copy', () => {
  test.each([
    ['plan.pdf', pdf],
    ['foto.jpg', jpeg],
    ['scan.tif', () => tiff({ 270: 'Jansen', 315: 'Jansen' })],
    ['scan.tiff', () => tiff({ 270: 'Jansen' }, false)],
    ['scan.png', png],
    ['plan.dxf', dxf],
  ])('of %s says nothing any more, in no place of the file', async (name, made) => {
    const copy = await formatOf(name)!.clean!(await made());
    expect(await formatOf(name)!.read(copy)).toEqual([]);
    const bytes = `${copy.toString('latin1')}${copy.toString('utf16le')}${copy.subarray(1).toString('utf16le')}`;
    for (const part of ['Jansen', Buffer.from('Jansen').toString('hex'), '004a0061006e00730065006e', '00460072'])
      expect(bytes.toLowerCase()).not.toContain(part.toLowerCase());
  });

  test('of a PDF has its pages as they were', async () => {
    const copy = await PDFDocument.load(await formatOf('plan.pdf')!.clean!(await pdf()), { updateMetadata: false });
    expect([copy.getPageCount(), copy.getPage(0).getSize()]).toEqual([1, { width: 200, height: 200 }]);
    expect(copy.getPage(0).node.Contents()).toBeDefined();
  });

  test('of a JPEG keeps what draws it, and the turn of a turned one', async () => {
    const copy = await formatOf('foto.jpg')!.clean!(jpeg());
    expect(copy.indexOf('JFIF')).toBe(6);
    expect(copy.subarray(-10)).toEqual(Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]));
  });

  test('of a TIFF keeps the width', async () => {
    const copy = await formatOf('scan.tif')!.clean!(tiff({ 270: 'Jansen' }));
    expect([copy.readUInt16LE(8), copy.readUInt16LE(10), copy.readUInt16LE(18)]).toEqual([1, 256, 7]);
  });

  test('of a DXF keeps every other group and every line end', async () => {
    const copy = (await formatOf('plan.dxf')!.clean!(dxf())).toString();
    expect(copy).toMatch(/^0\r\nSECTION\r\n2\r\nHEADER\r\n9\r\n\$ACADVER\r\n1\r\nAC1032\r\n9\r\n\$INSUNITS\r\n70\r\n6\r\n0\r\nENDSEC\r\n/);
    expect(copy).toMatch(/1\r\nDWGPROPS COOKIE\r\n2\r\n\r\n4\r\n\r\n300\r\n\r\n0\r\nLINE\r\n8\r\nWAND\r\n0\r\nENDSEC\r\n0\r\nEOF\r\n$/);
  });

  test.each([
    ['foto.jpg', jpeg],
    ['scan.png', png],
    ['scan.tif', () => tiff({ 270: 'Jansen' })],
    ['plan.pdf', pdf],
  ])('of a %s that ends too early is not made', async (name, made) => {
    const start = (await made()).subarray(0, 20);
    await expect((async () => formatOf(name)!.clean!(start))()).rejects.toThrow();
  });
});
