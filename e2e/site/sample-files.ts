type SampleFile = { name: string; mimeType: string; buffer: Buffer };

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
