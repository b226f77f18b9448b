import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Metadatum } from '../../../contract/files/metadata';
import { readXmp } from './xmp';

/** Opens a PDF file. The reader mends what it can; of a broken file nothing may be left. @throws Error then */
async function open(bytes: Buffer): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  if (pdf.getPageCount() === 0) throw new Error('the file has no page');
  return pdf;
}

/** Reads the info dictionary and every XMP packet of a PDF file. @throws Error for one that cannot be read, as with a password */
export async function readPdf(bytes: Buffer): Promise<Metadatum[]> {
  const { context } = await open(bytes);
  const found: Metadatum[] = [];
  const info = context.lookup(context.trailerInfo.Info);
  if (info instanceof PDFDict)
    for (const [name, object] of info.entries()) {
      const value = context.lookup(object);
      if (value instanceof PDFString || value instanceof PDFHexString)
        found.push({ source: 'pdf', name: name.decodeText(), value: value.decodeText() });
    }
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && isXmp(object)) found.push(...readXmp(decodePDFRawStream(object).decode()));
  return found;
}

const isXmp = ({ dict }: PDFStream): boolean => dict.get(PDFName.of('Type')) === PDFName.of('Metadata');

/** What programs keep beside the pages: XMP packets, and private data that often holds a whole copy of them. */
const dropped = ['Metadata', 'PieceInfo', 'LastModified'].map((name) => PDFName.of(name));

/**
 * Makes a copy of a PDF file without its info dictionary, XMP and programs' own data, and without what its pages do not
 * reach: earlier versions of the file keep their data as objects that nothing names.
 * @throws Error for a file that cannot be read
 */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const pdf = await open(bytes);
  const { context } = pdf;
  context.trailerInfo.Info = undefined;
  const reached = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (!object || reached.has(object)) continue;
    reached.add(object);
    waiting.push(...partsOf(object, (ref) => context.lookup(ref)));
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
  return Buffer.from(await pdf.save({ updateFieldAppearances: false, addDefaultPage: false }));
}

function partsOf(object: PDFObject, lookup: (ref: PDFRef) => PDFObject | undefined): (PDFObject | undefined)[] {
  if (object instanceof PDFRef) return [lookup(object)];
  if (object instanceof PDFArray) return object.asArray();
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  for (const name of dropped) dict.delete(name);
  return dict.values();
}
