import { useT } from '../../lib/strings';
import { Price } from '../../ui/marks/price';
import type { SearchHit } from './create-search';
import { excerptOf } from './excerpt-of';
import { markText } from './mark-text';

/** What a hit shows: title and text with the places it was found by, what it is, and the price of what can be ordered. */
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
