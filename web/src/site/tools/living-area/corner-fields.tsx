import { useState } from 'react';
import { Icon } from '../../../ui/marks/icon';
import { coordinateRange, NumberField } from './number-field';
import { isSimplePolygon } from './measure/outline';
import { limits, type Point } from './measure/project';
import { useWords } from './use-project';

type CornerFieldsProps = { points: readonly Point[]; onPoints: (points: readonly Point[]) => void };

type Axis = keyof Point;
type Draft = {
  points: readonly Point[];
  follows: readonly Point[];
  /** The field that was changed last, which is where crossing walls are told. */
  last: { index: number; axis: Axis };
};
const firstField: Draft['last'] = { index: 0, axis: 'x' };

/** The corners in turn. While the walls cross, what is typed stays here and the room keeps its last whole shape. */
export function CornerFields({ points, onPoints }: CornerFieldsProps) {
  const { t } = useWords();
  const isNew = points.length === 0;
  const shown = isNew ? unplaced : points;
  const [draft, setDraft] = useState<Draft>({ points: shown, follows: points, last: firstField });
  if (draft.follows !== points) setDraft({ ...draft, points: shown, follows: points });
  const crossing = isNew || isSimplePolygon(draft.points) ? undefined : t('living-area.problem.crossing');
  const change = (next: readonly Point[], last = firstField) => {
    setDraft({ ...draft, points: next, last });
    if (isSimplePolygon(next)) onPoints(next);
  };
  const last = draft.points.at(-1) ?? { x: 0, y: 0 };
  return (
    <fieldset className="plain-fieldset corner-fields">
      <legend className="field-label">{t('living-area.corners')}</legend>
      <p className="small muted">{t('living-area.corners.hint')}</p>
      <ol>
        {draft.points.map((point, index) => (
          <CornerField
            // oxlint-disable-next-line react/no-array-index-key -- corners have no identity but their place
            key={index}
            point={point}
            number={index + 1}
            problemAt={(axis) => (draft.last.index === index && draft.last.axis === axis ? crossing : undefined)}
            onPoint={(next, axis) => change(draft.points.with(index, next), { index, axis })}
            onRemove={draft.points.length > 3 ? () => change(draft.points.toSpliced(index, 1)) : undefined}
          />
        ))}
      </ol>
      {isNew && <p className="small muted">{t('living-area.corners.new')}</p>}
      <button
        type="button"
        className="button ghost small"
        disabled={draft.points.length >= limits.points}
        onClick={() => change([...draft.points, between(last, draft.points[0] ?? last)])}
      >
        <Icon name="plus" small /> {t('living-area.corner.add')}
      </button>
    </fieldset>
  );
}

type CornerFieldProps = {
  point: Point;
  number: number;
  problemAt: (axis: Axis) => string | undefined;
  onPoint: (point: Point, axis: Axis) => void;
  onRemove: (() => void) | undefined;
};

function CornerField({ point, number, problemAt, onPoint, onRemove }: CornerFieldProps) {
  const { t } = useWords();
  return (
    <li className="corner">
      {(['x', 'y'] as const).map((axis) => (
        <NumberField
          key={axis}
          name={`corner-${number}-${axis}`}
          label={t(`living-area.corner.${axis}`, { number })}
          range={coordinateRange}
          value={point[axis]}
          problem={problemAt(axis)}
          onValue={(value) => onPoint({ ...point, [axis]: value }, axis)}
        />
      ))}
      <button
        type="button"
        className="icon-button"
        aria-label={t('living-area.corner.remove', { number })}
        disabled={!onRemove}
        onClick={onRemove}
      >
        <Icon name="trash-2" small />
      </button>
    </li>
  );
}

/** The corners of a room that has not been measured yet. */
const unplaced: readonly Point[] = Array.from({ length: 4 }, () => ({ x: 0, y: 0 }));

/** A new corner on the closing wall changes nothing until it is moved. */
const between = (a: Point, b: Point): Point => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });
