/** Control characters and halves of surrogate pairs: XML has no place for them, not even escaped. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text as it may stand in HTML and XML, attributes included. */
export const escapeMarkup = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
