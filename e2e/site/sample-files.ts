export type SampleFile = { name: string; mimeType: string; buffer: Buffer };

/** A file that is sent in one POST. */
export const smallPdf: SampleFile = { name: 'Grundriss EG.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

/** A file that is sent in several chunks. */
export const largeDrawing: SampleFile = {
  name: 'Schnitt A-A.dwg',
  mimeType: 'application/octet-stream',
  buffer: Buffer.concat([Buffer.from('AC1032\0'), Buffer.alloc(900_000, 7)]),
};

/** A file of a type that the shop does not take. */
export const refusedProgram: SampleFile = { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };

/** Creates a drawing that browsers can show: as many pages as asked for, each with a rectangle. */
export function planPdf(name: string, pages = 1): SampleFile {
  const numbers = Array.from({ length: pages }, (_, index) => index);
  return pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((index) => `${3 + 2 * index} 0 R`).join(' ')}] >>`,
    ...numbers.flatMap((index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * index} 0 R >>`,
      streamOf('72 72 450 650 re S'),
    ]),
  ]);
}

/** A picture of 64 by 64 black dots in the compression of fax machines and plan scanners (CCITT G4), as hexadecimal digits. */
const BLACK_SCAN = '26a0786ffffffffffffffffffffffffffffffff8008008>';

/** Creates a page that is one scanned picture, black all over. */
export const scannedPdf = (name: string): SampleFile =>
  pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /S 5 0 R >> >> >>',
    streamOf('595 0 0 842 0 0 cm /S Do'),
    streamOf(
      BLACK_SCAN,
      '/Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 1 /ColorSpace /DeviceGray ' +
        '/Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K -1 /Columns 64 /Rows 64 >>]',
    ),
  ]);

const streamOf = (content: string, entries = ''): string => `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

function pdfOf(name: string, objects: readonly string[]): SampleFile {
  const head = '%PDF-1.7\n';
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const startOf = (index: number) => head.length + body.slice(0, index).join('').length;
  const table = body.map((_, index) => `${String(startOf(index)).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${startOf(body.length)}\n%%EOF\n`;
  const text = `${head}${body.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}
