/** A sign that no font of our documents has: they print Latin, Greek and Cyrillic with the punctuation and units beside them. */
const UNPRINTABLE =
  /[^\t\n\r\u0020-\u007e\u00a0-\u02e9\u02ec-\u03e1\u03f0-\u052f\u1d00-\u1df9\u1dfb-\u1fff\u2000-\u209c\u20a0-\u20c0\u2100-\u215f\u2190-\u2199\u2202\u2206\u220f\u2211\u2212\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25cf\u2c60-\u2c7f\ua640-\ua69f\ua720-\ua7ca\ufb00-\ufb06]/u;

/** Returns the first sign of a text that documents cannot show; undefined if all of it is printed. */
export const unprintableIn = (text: string): string | undefined => UNPRINTABLE.exec(text.normalize('NFC'))?.[0];
