import type { Metadatum } from '../../../contract/files/metadata';

/** Variables of a drawing's header that say who drew it, and for whom. */
const telling = new Set([
  '$TITLE',
  '$SUBJECT',
  '$AUTHOR',
  '$KEYWORDS',
  '$COMMENTS',
  '$LASTSAVEDBY',
  '$REVISIONNUMBER',
  '$PROJECTNAME',
  '$HYPERLINKBASE',
  '$CUSTOMPROPERTYTAG',
  '$CUSTOMPROPERTY',
  '$MENU',
  '$STYLESHEET',
  '$FINGERPRINTGUID',
  '$VERSIONGUID',
]);
/** Random numbers of the drawing: they go, and tell a reader nothing. */
const numbers = new Set(['$FINGERPRINTGUID', '$VERSIONGUID']);

const COMMENT = 999;
/** Marks the record in which drawings of 2000 to 2002 keep their properties: fixed ones as groups 2 to 9, own ones as 300 and on. */
const PROPERTIES = 'DWGPROPS COOKIE';
const isProperty = (code: number): boolean => (code >= 2 && code <= 9) || (code >= 300 && code <= 319);

/** A group of a drawing: a code, and a value on the next line; both as they stand, bytes as Latin-1. */
type Group = { code: number; lines: string; value: string; /** Its lines with an empty value. */ emptied: string };

/** Splits a drawing in text into its groups; line ends stay as they are. */
function* groupsOf(bytes: Buffer): Generator<Group> {
  const lines = bytes.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? [];
  for (let at = 0; at < lines.length; at += 2) {
    const [first = '', second = ''] = [lines[at], lines[at + 1]];
    const emptied = first + second.slice(second.trimEnd().length);
    yield { code: Number(first.trim()), lines: first + second, value: second.trim(), emptied };
  }
}

/** Decodes a value: newer drawings are UTF-8, older ones have one byte a letter. */
function textOf(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  const text = bytes.toString();
  return text.includes('\ufffd') ? value : text;
}

/** A group that tells something: the name of what it tells, and the group. */
type Told = Group & { told: string | null };

/** Goes through a drawing and says of each group whether, and what, it tells beside the drawing. */
function* walk(bytes: Buffer): Generator<Told> {
  let variable: string | null = null;
  let inProperties = false;
  for (const group of groupsOf(bytes)) {
    const { code, value } = group;
    if (code === 9 && value.startsWith('$')) variable = value;
    if (code === 0) [variable, inProperties] = [null, false];
    if (code === 1 && value === PROPERTIES) inProperties = true;
    const isTelling = variable !== null && telling.has(variable);
    yield { ...group, told: code === COMMENT ? 'comment' : isTelling ? variable : inProperties && isProperty(code) ? PROPERTIES : null };
  }
}

/** Reads comments, header properties and the property record of a DXF file in text. */
export function readDxf(bytes: Buffer): Metadatum[] {
  const found: Metadatum[] = [];
  for (const { told, code, value } of walk(bytes))
    if (told && code !== 9 && value && !numbers.has(told)) found.push({ source: 'dxf', name: told, value: textOf(value) });
  return found;
}

/** Makes a copy of a DXF file without comments and properties. All of these may be left out of a drawing; a record's values become empty. */
export function cleanDxf(bytes: Buffer): Buffer {
  const kept: string[] = [];
  for (const { told, lines, emptied } of walk(bytes)) {
    if (!told) kept.push(lines);
    else if (told === PROPERTIES) kept.push(emptied);
  }
  return Buffer.from(kept.join(''), 'latin1');
}
