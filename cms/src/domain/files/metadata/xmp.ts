import type { Metadatum } from '../../../contract/files/metadata';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => entities[name] ?? '').trim();

/** Words of RDF itself, and the schemas' addresses. */
const isStructure = (name: string): boolean => /^(?:xmlns|xml|rdf|x):/.test(name);

/** Reads a tag's attributes, each a name and a value in quotes. */
function* attributesIn(text: string): Generator<[string, string]> {
  for (let at = 0; at < text.length;) {
    const equals = text.indexOf('=', at);
    let open = equals + 1;
    while (/\s/.test(text[open] ?? '')) open++;
    const close = text.indexOf(text[open] ?? '', open + 1);
    if (equals < 0 || close < 0) return;
    yield [text.slice(at, equals).trim(), text.slice(open + 1, close)];
    at = close + 1;
  }
}

/** Packets are UTF-8 unless their first bytes say otherwise. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
}

/** Reads what an XMP packet says: text of elements and attributes, by their names. No parser of XML follows what strangers wrote. */
export function readXmp(bytes: Uint8Array): Metadatum[] {
  const packet = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const found: Metadatum[] = [];
  let property = '';
  for (const [, tag = '', attributes = '', text = ''] of packet.matchAll(
    /<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>([^<]*)/g,
  )) {
    if (!isStructure(tag)) property = tag;
    const value = plain(text);
    if (value && property) found.push({ source: 'xmp', name: property, value });
    for (const [name, value] of attributesIn(attributes)) {
      const given = plain(value);
      if (given && !isStructure(name)) found.push({ source: 'xmp', name, value: given });
    }
  }
  return found;
}
