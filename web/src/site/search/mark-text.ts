import { foldWithOrigins } from './fold-text';

export type TextPart = { text: string; marked: boolean };

/** A text cut at the places by which it was found. `marks` are folded. */
export function markText(text: string, marks: readonly string[]): TextPart[] {
  const { folded, origins } = foldWithOrigins(text);
  const marked = new Set<number>();
  for (const mark of marks) {
    for (let at = folded.indexOf(mark); mark && at >= 0; at = folded.indexOf(mark, at + 1)) {
      if (mark.length < 3 && /[\p{Letter}\p{Number}]/u.test(folded[at - 1] ?? '')) continue;
      const end = origins[at + mark.length] ?? text.length;
      for (let position = origins[at]!; position < end; position++) marked.add(position);
    }
  }
  const parts: TextPart[] = [];
  for (let position = 0; position < text.length; position++) {
    const last = parts.at(-1);
    const isMarked = marked.has(position);
    if (last?.marked === isMarked) last.text += text[position];
    else parts.push({ text: text[position]!, marked: isMarked });
  }
  return parts;
}
