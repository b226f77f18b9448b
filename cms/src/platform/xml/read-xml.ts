/** An element of an XML file: its name without prefix, its attributes, its own text without that of its children, and these. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] };

const MAX_DEPTH = 32;
/** Tags, comments and raw sections. */
const MAX_PIECES = 1_000_000;

const OPENING = /<([A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
const CLOSING = /<\/(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)\s*>/y;

/** Markup that is passed over, with the sign that ends it. */
const skipped = [
  { from: '<?', to: '?>' },
  { from: '<!--', to: '-->' },
] as const;
const CDATA = { from: '<![CDATA[', to: ']]>' } as const;

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Reads an XML file that somebody uploaded. It knows the five entities of XML and no others: a document type is refused, so that nothing
 * is expanded or fetched. Namespaces are not resolved. The work grows with the length of the text.
 * Returns null when the text is not well-formed, too deep, or of too many pieces.
 */
export function readXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let count = 0;
  let at: number | null = 0;
  while (at !== null && at < text.length) {
    const next: number = text.indexOf('<', at);
    const words = decode(text.slice(at, next < 0 ? text.length : next));
    if (words === null) return null;
    open.at(-1)!.text += words;
    at = next < 0 ? text.length : readMarkup(text, next, open);
    if (++count > MAX_PIECES || open.length > MAX_DEPTH) return null;
  }
  const [document, ...more] = root.children;
  const isWhole = at !== null && open.length === 1 && more.length === 0 && root.text.replace('\uFEFF', '').trim() === '';
  return isWhole && document ? document : null;
}

/** Reads what begins at a position: a comment, a raw section, or a tag. Returns the position behind it; null when it is none of them. */
function readMarkup(text: string, at: number, open: XmlElement[]): number | null {
  const section = passOver(text, at);
  if (section === 'endless') return null;
  if (section) {
    open.at(-1)!.text += section.text;
    return section.end;
  }
  return text[at + 1] === '/' ? close(text, at, open) : enter(text, at, open);
}

/** Returns where a comment, an instruction or a raw section ends, and its text; null for other markup. */
function passOver(text: string, at: number): { end: number; text: string } | 'endless' | null {
  const found = [...skipped, CDATA].find(({ from }) => text.startsWith(from, at));
  if (!found) return null;
  const end = text.indexOf(found.to, at + found.from.length);
  if (end < 0) return 'endless';
  return { end: end + found.to.length, text: found === CDATA ? text.slice(at + found.from.length, end) : '' };
}

/** Opens an element, and returns the position behind its tag; null when it is none, as a document type. */
function enter(text: string, at: number, open: XmlElement[]): number | null {
  OPENING.lastIndex = at;
  const [tag, , name, listed = '', isEmpty] = OPENING.exec(text) ?? [];
  if (!tag || !name) return null;
  const attributes: Record<string, string> = {};
  for (const [, key, double, single] of listed.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? '');
    if (!key || value === null) return null;
    attributes[key] = value;
  }
  const element: XmlElement = { name, attributes, text: '', children: [] };
  open.at(-1)!.children.push(element);
  if (!isEmpty) open.push(element);
  return at + tag.length;
}

/** Closes the innermost element, and returns the position behind its tag; null when it is another one's. */
function close(text: string, at: number, open: XmlElement[]): number | null {
  CLOSING.lastIndex = at;
  const [tag, name] = CLOSING.exec(text) ?? [];
  if (!tag || open.length < 2 || open.pop()!.name !== name) return null;
  return at + tag.length;
}

/** Replaces entities; null where one is unknown. */
function decode(text: string): string | null {
  let isKnown = true;
  const decoded = text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));?|&/gi, (reference, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    const sign = code === null ? entities[name] : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    if (sign === undefined || !reference.endsWith(';')) isKnown = false;
    return sign ?? '';
  });
  return isKnown ? decoded : null;
}

/** Returns the elements at a path below an element, such as `RmtInf/Ustrd`, in their order. */
export const elementsAt = (element: XmlElement, path: string): XmlElement[] =>
  path
    .split('/')
    .reduce<XmlElement[]>((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)), [element]);

/** Returns the text of the first element at a path, without blanks around it; empty when there is none. */
export const textAt = (element: XmlElement, path: string): string => elementsAt(element, path)[0]?.text.trim() ?? '';
