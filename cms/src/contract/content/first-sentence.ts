/** A text's first sentence on one line. It ends before a capital letter, and not after single letters as in "z. B."; without an end, all of it. */
export function firstSentence(text: string): string {
  const [sentence] = /^.*?[^\s.]{2}[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text) ?? [text];
  return sentence.replace(/\s+/g, ' ').trim();
}
