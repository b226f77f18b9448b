/** The room beside the drawing, in pixels. */
const WIDTH = 540;
const MOST_LINES = 4;
const SIZES = [68, 60, 52, 44, 38] as const;
/** Widths of Sofia Sans Bold in parts of its size; every other letter is about `MIDDLE` wide. */
const NARROW = /[ ijltfrI1.,:;!'|()]/;
const WIDE = /[mwMWÄÖÜ%@]/;
const [SLIM, MIDDLE, BROAD] = [0.33, 0.56, 0.82];

export type FittedTitle = { size: number; lines: string[] };

/** A title in the largest letters in which it fits beside the drawing; what is still too long ends with an ellipsis. */
export function fitTitle(title: string): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of SIZES) {
    const lines = breakLines(words, size);
    if (lines.length <= MOST_LINES && lines.every((line) => widthOf(line, size) <= WIDTH)) return { size, lines };
  }
  const size = SIZES.at(-1) ?? 0;
  const lines = breakLines(words, size).slice(0, MOST_LINES);
  return { size, lines: lines.map((line, index) => (index === MOST_LINES - 1 ? `${line} …` : line)) };
}

function breakLines(words: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size) <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widthOf = (text: string, size: number): number => size * Array.from(text, shareOf).reduce((sum, share) => sum + share, 0);

function shareOf(letter: string): number {
  if (WIDE.test(letter)) return BROAD;
  return NARROW.test(letter) ? SLIM : MIDDLE;
}
