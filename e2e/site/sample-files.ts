export type SampleFile = { name: string; mimeType: string; buffer: Buffer };

/** Goes in one POST. */
export const smallPdf: SampleFile = { name: 'Grundriss EG.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

/** Goes in several chunks. */
export const largeDrawing: SampleFile = {
  name: 'Schnitt A-A.dwg',
  mimeType: 'application/octet-stream',
  buffer: Buffer.concat([Buffer.from('AC1032\0'), Buffer.alloc(900_000, 7)]),
};

/** Is of a type that the shop does not take. */
export const refusedProgram: SampleFile = { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };

/** A drawing that browsers can show: as many pages as asked for, each with a rectangle. */
export function planPdf(name: string, pages = 1): SampleFile {
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const drawn = '72 72 450 650 re S';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((index) => `${3 + 2 * index} 0 R`).join(' ')}] >>`,
    ...numbers.flatMap((index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * index} 0 R >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ]),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = body.map((_, index) => '%PDF-1.7\n'.length + body.slice(0, index).join('').length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = '%PDF-1.7\n'.length + body.join('').length;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  const text = `%PDF-1.7\n${body.join('')}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}
