/** What shows that a text that came with the shop was not made the operator's own yet. */
const marks = [
  /Hinweis für den Betreiber|Note for the operator/i,
  /\[(?:Beispiel|Example|Adresse|address)\b[^[\]]*\](?!\()/i,
  /\bMuster(?:mann|frau|straße|strasse|allee|platz|stadt)\b|\bMuster GmbH\b/,
  /\.example\b/,
  /\b(?:DE)?0{6,}\b/,
];

/** Whether a text may be shown as final: it holds neither example values nor the review note to the operator. */
export const isFinalText = (text: string): boolean => marks.every((mark) => !mark.test(text));
