import { foldWithOrigins } from './fold-text';

const LENGTH = 140;
const BEFORE = 40;

/** What of a text is shown below a title: its beginning, or the surroundings of the first mark when that stands further back. */
export function excerptOf(text: string, marks: readonly string[]): string {
  if (text.length <= LENGTH) return text;
  const { folded, origins } = foldWithOrigins(text);
  const places = marks.map((mark) => folded.indexOf(mark)).filter((at) => at >= 0);
  const first = places.length > 0 ? (origins[Math.min(...places)] ?? 0) : 0;
  const start = first > LENGTH - BEFORE ? wordStart(text, first - BEFORE) : 0;
  const end = start + LENGTH < text.length ? wordEnd(text, start + LENGTH) : text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

const wordStart = (text: string, position: number): number => text.indexOf(' ', position) + 1;

function wordEnd(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position);
  return space > 0 ? space : position;
}
