/**
 * Breaks text into lines no wider than `width`: at its own line ends, between words, and within a word that is
 * wider than a line.
 */
export function breakLines(text: string, width: number, widthOf: (part: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(' ').flatMap((word) => breakWord(word, width, widthOf));
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

function breakWord(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  for (const sign of word) {
    const longer = `${parts.at(-1) ?? ''}${sign}`;
    if (parts.length > 0 && widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts;
}
