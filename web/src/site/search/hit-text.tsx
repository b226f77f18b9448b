import { useT } from '../../lib/text/strings';
import { Price } from '../../ui/marks/price';
import type { SearchHit } from '@contract/search/create-search';
import { foldWithOrigins } from '@contract/search/words-of';

/** Shows a hit: title and text with the matches marked, its kind, and the price of what can be ordered. */
export function HitText({ hit }: { hit: SearchHit }) {
  const t = useT();
  const { kind, title, text, price, unit, marks } = hit;
  return (
    <>
      <span className="search-hit-head">
        <b>
          <Marked text={title} marks={marks} />
        </b>
        <span className="mono extra-small muted">{t(`search.kind.${kind}`)}</span>
      </span>
      {text && (
        <span className="small muted">
          <Marked text={excerptOf(text, marks)} marks={marks} />
        </span>
      )}
      {price !== undefined && unit && (
        <span className="small">
          <Price net={price} unit={unit} />
        </span>
      )}
    </>
  );
}

const Marked = ({ text, marks }: { text: string; marks: readonly string[] }) =>
  markText(text, marks).map(({ text: part, marked }, index) => (marked ? <mark key={index}>{part}</mark> : part));

const LENGTH = 140;
const BEFORE = 40;

/**
 * Returns the excerpt shown below a title: the beginning of the text, or the surroundings of the first match when that stands further back.
 */
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

type TextPart = { text: string; marked: boolean };

/** Returns a text cut at the places by which it was found. `marks` are folded. */
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
