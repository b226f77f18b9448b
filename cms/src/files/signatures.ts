import { extensionOf, isAcceptedExtension, type FileExtension } from '../contract/file';

/** Each byte one sign (Latin-1), so that one regular expression can hold text and binary. */
type Start = string;

const TEXT_LEAD = '^(?:\xef\xbb\xbf)?\\s*';

const ole = /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/;
const zip = /^PK(?:\x03\x04|\x05\x06|\x07\x08)/;
const officeZip = /^PK\x03\x04/;
const xml = new RegExp(`${TEXT_LEAD}<[?!A-Za-z_]|^\xff\xfe<\x00|^\xfe\xff\x00<`);
const step = new RegExp(`${TEXT_LEAD}(?:/\\*[^]*?\\*/\\s*)*ISO-10303-21`);
const tiff = /^(?:II[*+]\x00|MM\x00[*+])/;
const jpeg = /^\xff\xd8\xff/;
const dwg = /^AC(?:10\d\d|1\.\d|2\.\d)/;
const las = /^LASF/;

/** How files of a format begin; null where the format has no signature or none that is published. */
const signatures: Record<FileExtension, RegExp | null> = {
  pdf: /^[^]{0,1019}%PDF-/,
  dwg,
  dwt: dwg,
  dxf: new RegExp(`^AutoCAD Binary DXF\r\n\x1a\x00|${TEXT_LEAD}(?:999\\r?\\n[^\\n]*\\n\\s*)*0\\s*\\r?\\n\\s*SECTION`),
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

/** Windows, Linux, macOS programs and scripts. Two letters alone (MZ) may begin a text; a program has zero bytes near them. */
const program = /^(?:MZ[^]{0,62}\x00|\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|(?:\xef\xbb\xbf)?#!)/;

/** HTML and SVG, behind whatever a browser would skip: declarations and comments. */
const activePage = new RegExp(
  `${TEXT_LEAD}(?:<\\?[^>]*>\\s*|<!--[^]*?-->\\s*|<!doctype\\s+(?!html|svg)[^>]*>\\s*)*` +
    '<(?:!doctype\\s+(?:html|svg)|(?:\\w+:)?(?:html|svg|head|body|script|iframe)(?![\\w:.-]))',
  'i',
);

/** Whether a file's first 16 KB may be what its name says. */
export function fitsName(name: string, start: Buffer): boolean {
  const extension = extensionOf(name);
  if (!isAcceptedExtension(extension)) return false;
  const text: Start = plainText(start);
  if (program.test(text) || activePage.test(text)) return false;
  return signatures[extension]?.test(start.toString('latin1')) ?? true;
}

/** Text in UTF-16 as its plain letters, so that it cannot hide a page; everything else as it is. */
function plainText(start: Buffer): Start {
  const isLittleEndian = start[0] === 0xff && start[1] === 0xfe;
  const isBigEndian = start[0] === 0xfe && start[1] === 0xff;
  if (!isLittleEndian && !isBigEndian) return start.toString('latin1');
  const even = start.subarray(2, start.length - (start.length % 2));
  return (isBigEndian ? Buffer.from(even).swap16() : even).toString('utf16le');
}
