/** A finished piece of XML. */
export type Markup = { readonly xml: string };
type Content = string | readonly (Markup | null)[];

/** Control characters, halves of surrogate pairs and non-characters: XML 1.0 forbids them, even escaped. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string => text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** An element, or null when there is nothing to put into it: EN 16931 allows no empty elements (BR-CII syntax). */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): Markup | null {
  const inner = typeof content === 'string' ? escapeXml(content) : content.map((child) => child?.xml ?? '').join('');
  if (inner.trim() === '') return null;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return { xml: `<${name}${written.join('')}>${inner}</${name}>` };
}
