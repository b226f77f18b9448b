/** Text as search compares it, and for each of its letters where that stood in the original. */
export type FoldedText = { folded: string; origins: number[] };

/** Written without an umlaut key, ä is ae; without knowing either, it is a. All three fold to a. */
const DIGRAPH = /^[aou]e$/;
const MARKS = /\p{Mark}/gu;

/** Lower case without accents; ß is ss and ä = ae = a. A folded beginning of a word is always the beginning of the folded word. */
export function foldWithOrigins(text: string): FoldedText {
  let folded = '';
  /** Asking the text itself, which grows, would copy it for each letter. */
  let lastFolded = '';
  const origins: number[] = [];
  let index = 0;
  for (const letter of text) {
    const plain = letter.toLowerCase().normalize('NFD').replace(MARKS, '').replace('ß', 'ss');
    const second = DIGRAPH.test(lastFolded + plain) && origins.at(-1) === index - 1;
    if (!second) {
      folded += plain;
      lastFolded = plain.slice(-1) || lastFolded;
      for (let count = 0; count < plain.length; count++) origins.push(index);
    }
    index += letter.length;
  }
  return { folded, origins };
}

export const foldText = (text: string): string => foldWithOrigins(text).folded;
