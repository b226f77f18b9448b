import { squareMetres } from './describe-room';
import type { AreaSum } from './measure-project';
import { useWords } from './use-words';

const WIDTH = 320;
const TONES: Partial<Record<string, string>> = { '4-1': 'bar-full', '4-2': 'bar-half', '4-3': 'bar-half', '4-4': 'bar-outdoor' };

/** The counted floor as a scale: what counts fully, in part, and not at all. */
export function AreaBar({ sum }: { sum: AreaSum }) {
  const words = useWords();
  if (sum.floor === 0) return null;
  const scale = (WIDTH - 1) / sum.floor;
  const counted = sum.byClause.filter((part) => part.counted > 0);
  const startOf = (index: number) => 0.5 + counted.slice(0, index).reduce((width, part) => width + part.counted * scale, 0);
  const end = startOf(counted.length);
  return (
    <svg className="share-bar" viewBox={`0 0 ${WIDTH} 40`} aria-hidden="true">
      {counted.map((part, index) => (
        <rect
          key={part.clause}
          x={startOf(index).toFixed(1)}
          y="4"
          width={(part.counted * scale).toFixed(1)}
          height="18"
          className={TONES[part.clause]}
        />
      ))}
      <rect x={end.toFixed(1)} y="4.5" width={Math.max(WIDTH - 0.5 - end, 0).toFixed(1)} height="17" className="bar-rest" />
      <text x="0" y="37">
        0
      </text>
      <text x={WIDTH} y="37" textAnchor="end">
        {squareMetres(sum.floor, words)}
      </text>
    </svg>
  );
}
