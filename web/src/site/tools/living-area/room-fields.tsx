import { useT } from '../../../lib/text/strings';
import { Field } from '../../../ui/forms/field';
import { wallName } from './measure/describe-room';
import { moveRoom, storeyOf, reshapeRoom } from './measure/edit-project';
import { coordinateRange, heightRange, lengthRange, NumberField, outdoorRange } from './number-field';
import { limits, type Outline, type Point, type Room, type RoomUse, roomUseNames, ruleOf } from './measure/project';
import type { ProjectTool } from './use-project';
import { isSimplePolygon, toKind } from './measure/outline';
import { useState } from 'react';
import { Icon } from '../../../ui/marks/icon';

type RoomFieldsProps = {
  room: Room;
  tool: ProjectTool;
  /** @param undoable a text that names what was lost */
  onRoom: (room: Room, undoable?: string) => void;
};

/** Fields for name, use, place, shape and height of a room. */
export function RoomFields({ room, tool, onRoom }: RoomFieldsProps) {
  const t = useT();
  const reshape = (outline: Outline) => {
    const { room: next, lostWalls } = reshapeRoom(room, outline);
    const names = lostWalls.map(wallName).join(', ');
    onRoom(next, lostWalls.length > 0 ? t('living-area.slopes.lost', { walls: names }) : undefined);
  };
  const isOutdoor = ruleOf(room.use).group === 'outdoor';
  return (
    <div className="stack">
      <Field
        name="name"
        label={t('living-area.name')}
        required
        autoComplete="off"
        maxLength={limits.nameLength}
        value={room.name}
        onValue={(name) => onRoom({ ...room, name })}
      />
      <Field
        name="use"
        label={t('living-area.use')}
        required
        value={room.use}
        options={roomUseNames.map((use) => ({ value: use, text: t(`living-area.use.${use}`) }))}
        onValue={(use) => onRoom({ ...room, use: use as RoomUse })}
      />
      <StoreyField room={room} tool={tool} />
      <OutlineFields outline={room.outline} onOutline={reshape} />
      {isOutdoor ? (
        <NumberField
          name="share"
          label={t('living-area.outdoor.share')}
          hint={t('living-area.outdoor.hint')}
          range={outdoorRange}
          value={room.outdoorPercent}
          onValue={(outdoorPercent) => onRoom({ ...room, outdoorPercent })}
        />
      ) : (
        <NumberField
          name="ceiling"
          label={t('living-area.ceiling')}
          range={heightRange}
          value={room.ceilingMm}
          onValue={(ceilingMm) => onRoom({ ...room, ceilingMm })}
        />
      )}
    </div>
  );
}

/** A choice of the room's storey, shown once there is another one. */
function StoreyField({ room, tool }: Pick<RoomFieldsProps, 'room' | 'tool'>) {
  const t = useT();
  const { dwellings } = tool.project;
  const options = dwellings.flatMap((dwelling) =>
    dwelling.storeys.map(({ id, name }) => ({ value: id, text: dwellings.length > 1 ? `${dwelling.name}, ${name}` : name })),
  );
  if (options.length < 2) return null;
  return (
    <Field
      name="storey"
      label={t('living-area.storey')}
      required
      value={storeyOf(tool.project, room.id)?.id ?? ''}
      options={options}
      onValue={(storeyId) => tool.change(moveRoom(tool.project, room.id, storeyId))}
    />
  );
}

type OutlineFieldsProps = { outline: Outline; onOutline: (outline: Outline) => void };

/** The room's shape: length and width, or its corners. */
function OutlineFields({ outline, onOutline }: OutlineFieldsProps) {
  const t = useT();
  return (
    <>
      <fieldset className="plain-fieldset">
        <legend className="field-label">{t('living-area.outline')}</legend>
        <div className="segments">
          {(['rectangle', 'polygon'] as const).map((kind) => (
            <label key={kind}>
              <input type="radio" name="outline" checked={outline.kind === kind} onChange={() => onOutline(toKind(outline, kind))} />
              {t(`living-area.outline.${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {outline.kind === 'rectangle' ? (
        <div className="two-columns">
          <NumberField
            name="length"
            label={t('living-area.length')}
            range={lengthRange}
            value={outline.lengthMm}
            onValue={(lengthMm) => onOutline({ ...outline, lengthMm })}
          />
          <NumberField
            name="width"
            label={t('living-area.width')}
            range={lengthRange}
            value={outline.widthMm}
            onValue={(widthMm) => onOutline({ ...outline, widthMm })}
          />
        </div>
      ) : (
        <CornerFields points={outline.points} onPoints={(points) => onOutline({ kind: 'polygon', points })} />
      )}
    </>
  );
}

type CornerFieldsProps = { points: readonly Point[]; onPoints: (points: readonly Point[]) => void };

type Axis = keyof Point;
type Draft = {
  points: readonly Point[];
  follows: readonly Point[];
  /** The field that was changed last, at which crossing walls are reported. */
  last: { index: number; axis: Axis };
};
const firstField: Draft['last'] = { index: 0, axis: 'x' };

/** The corners in turn. While the walls cross, what is typed stays here and the room keeps its last whole shape. */
function CornerFields({ points, onPoints }: CornerFieldsProps) {
  const t = useT();
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
  const t = useT();
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

/** Returns the middle of two corners: a new corner on the closing wall changes nothing until it is moved. */
const between = (a: Point, b: Point): Point => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });
