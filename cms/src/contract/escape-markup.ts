const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Control characters, halves of surrogate pairs and non-characters: XML 1.0 forbids them, even escaped. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** Escapes a text for HTML and XML, in elements and attributes. */
export const escapeMarkup = (text: string): string => text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
