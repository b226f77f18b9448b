const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters and halves of surrogate pairs: XML has no place for them, one would make a file unreadable. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text for XML, in elements and attributes. */
export const escapeXml = (text: string): string => text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
