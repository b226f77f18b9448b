import { extensionOf } from '../../../contract/files/file';
import type { Metadatum } from '../../../contract/files/metadata';
import { cleanDxf, readDxf } from './dxf';
import { cleanPdf, readPdf } from './pdf';
import { cleanJpeg, cleanPng, readPicture } from './picture';
import { cleanTiff } from './tiff';

type Format = {
  read(bytes: Buffer): Metadatum[] | Promise<Metadatum[]>;
  /** Makes a copy without all that `read` finds; not every format can be written. */
  clean?(bytes: Buffer): Buffer | Promise<Buffer>;
};

const pdf: Format = { read: readPdf, clean: cleanPdf };
const jpeg: Format = { read: readPicture, clean: cleanJpeg };
const tiff: Format = { read: readPicture, clean: cleanTiff };
const formats: Record<string, Format> = {
  pdf,
  jpg: jpeg,
  jpeg,
  png: { read: readPicture, clean: cleanPng },
  tif: tiff,
  tiff,
  heic: { read: readPicture },
  dxf: { read: readDxf, clean: cleanDxf },
};

const BINARY_DXF = 'AutoCAD Binary DXF';

/** Finds the format of a file by its name, which its beginning was compared with when it came; null for one that is not read. */
export const formatOf = (name: string): Format | null => formats[extensionOf(name)] ?? null;

/** Checks whether the bytes are of the kind of the format that can be read: of DXF only text. */
export const isReadable = (bytes: Buffer): boolean => !bytes.subarray(0, BINARY_DXF.length).equals(Buffer.from(BINARY_DXF));
