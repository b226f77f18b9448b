import { extensionOf, isAcceptedExtension } from '../../contract/files/file';
import type { FileExtension } from '../../contract/files/file-extensions';

/** A file's beginning with each byte as one character (Latin-1), so that text and binary are matched alike. */
type Start = string;

/** A test of a file's beginning. It must take time in proportion to the length of the text, which a file's sender chooses. */
type Signature = { test(start: Start): boolean };

const ole = /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/;
const zip = /^PK(?:\x03\x04|\x05\x06|\x07\x08)/;
const officeZip = /^PK\x03\x04/;
const xml = /^(?:\xef\xbb\xbf)?\s*<[?!A-Za-z_]|^\xff\xfe<\x00|^\xfe\xff\x00</;
const step: Signature = { test: isStep };
const tiff = /^(?:II[*+]\x00|MM\x00[*+])/;
const jpeg = /^\xff\xd8\xff/;
const dwg = /^AC(?:10\d\d|1\.\d|2\.\d)/;
const las = /^LASF/;

/** The beginning of files of each format; null where the format has no signature or none that is published. */
const signatures: Record<FileExtension, Signature | null> = {
  pdf: /^[^]{0,1019}%PDF-/,
  dwg,
  dwt: dwg,
  dxf: { test: isDxf },
  dwf: /^(?:\(DWF V|PK\x03\x04)/,
  dgn: /^(?:\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1|[\x08\xc8]\x09\xfe\x02)/,
  ifc: step,
  ifczip: zip,
  ids: xml,
  rvt: ole,
  rfa: ole,
  rte: ole,
  pln: null,
  vwx: null,
  ndw: null,
  skp: /^(?:\xff\xfe\xff\x0eS\x00k\x00e\x00t\x00c\x00h\x00U\x00p\x00|PK\x03\x04)/,
  '3dm': /^3D Geometry File Format /,
  step,
  nwd: null,
  gml: xml,
  xml,
  e57: /^ASTM-E57/,
  las,
  laz: las,
  rcp: null,
  rcs: null,
  pts: null,
  ptx: null,
  fls: null,
  zfs: null,
  xyz: null,
  tif: tiff,
  tiff,
  jpg: jpeg,
  jpeg,
  png: /^\x89PNG\r\n\x1a\n/,
  heic: /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|heif)/,
  xlsx: officeZip,
  csv: null,
  txt: null,
  docx: officeZip,
  zip,
  '7z': /^7z\xbc\xaf'\x1c/,
};

/** Matches Windows, Linux, macOS programs and scripts. Two letters alone (MZ) may begin a text; a program has zero bytes near them. */
const program = /^(?:MZ[^]{0,62}\x00|\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|(?:\xef\xbb\xbf)?#!)/;

/** Checks whether a file's first 16 KB can belong to a file with the extension of its name. */
export function fitsName(name: string, start: Buffer): boolean {
  const extension = extensionOf(name);
  if (!isAcceptedExtension(extension)) return false;
  const text: Start = plainText(start);
  if (program.test(text) || isActivePage(text)) return false;
  return signatures[extension]?.test(start.toString('latin1')) ?? true;
}

/** Turns UTF-16 text into its plain letters, so that it cannot hide a page; returns everything else as it is. */
function plainText(start: Buffer): Start {
  const isLittleEndian = start[0] === 0xff && start[1] === 0xfe;
  const isBigEndian = start[0] === 0xfe && start[1] === 0xff;
  if (!isLittleEndian && !isBigEndian) return start.toString('latin1');
  const even = start.subarray(2, start.length - (start.length % 2));
  return (isBigEndian ? Buffer.from(even).swap16() : even).toString('utf16le');
}

/** Recognises drawings in text: a comment is a group 999, and the file a row of sections. */
function isDxf(start: Start): boolean {
  if (start.startsWith('AutoCAD Binary DXF\r\n\x1a\x00')) return true;
  let at = beginning(start);
  for (let text = after(/999\r?\n/y, start, at); text >= 0; text = after(/999\r?\n/y, start, at)) {
    const end = start.indexOf('\n', text);
    if (end < 0) return false;
    at = behindSpace(start, end + 1);
  }
  return after(/0[^\S\n]*\n\s*SECTION/y, start, at) >= 0;
}

/** Recognises STEP physical files, IFC among them; comments may come first. */
function isStep(start: Start): boolean {
  let at = beginning(start);
  while (start.startsWith('/*', at)) {
    const end = start.indexOf('*/', at + 2);
    if (end < 0) return false;
    at = behindSpace(start, end + 2);
  }
  return start.startsWith('ISO-10303-21', at);
}

/** Recognises HTML and SVG, behind whatever a browser would skip: declarations, comments, ends of elements that never began. */
function isActivePage(text: Start): boolean {
  let at = beginning(text);
  while (after(/<[?!/]/y, text, at) >= 0) {
    if (after(/<!doctype\s*(?:html|svg)/iy, text, at) >= 0) return true;
    const end = behindSkipped(text, at);
    if (end < 0) return false;
    at = behindSpace(text, end);
  }
  return after(/<(?:\w+:)?(?:html|svg|head|body|script|iframe)(?![\w:.-])/iy, text, at) >= 0;
}

/** Finds the end of a declaration or comment; -1 when it does not end. Browsers also end comments at `<!-->` and `--!>`. */
function behindSkipped(text: Start, at: number): number {
  if (text.startsWith('<!--', at)) return after(/--!?>/g, text, at + 2);
  if (after(/<!doctype[^>[]*\[/iy, text, at) >= 0) return after(/\]\s*>/g, text, at);
  return after(/>/g, text, at);
}

const beginning = (text: Start): number => behindSpace(text, text.startsWith('\xef\xbb\xbf') ? 3 : 0);
const behindSpace = (text: Start, at: number): number => after(/\s*/y, text, at);

/** Finds the end of a match that begins at a place or, for an expression without `y`, behind it; -1 when there is none. */
function after(expression: RegExp, text: Start, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : -1;
}
