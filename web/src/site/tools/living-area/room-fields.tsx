import { Field } from '../../../ui/forms/field';
import { wallName } from './measure/describe-room';
import { moveRoom, storeyOf } from './measure/edit-project';
import { heightRange, lengthRange, NumberField, outdoorRange } from './number-field';
import { limits, type Outline, type Room } from './measure/project';
import { reshapeRoom } from './measure/reshape-room';
import { type RoomUse, roomUseNames, ruleOf } from './measure/room-use';
import { type ProjectTool, useWords } from './use-project';
import { CornerFields } from './corner-fields';
import { toKind } from './measure/outline';

type RoomFieldsProps = {
  room: Room;
  tool: ProjectTool;
  /** @param undoable what was lost, in words */
  onRoom: (room: Room, undoable?: string) => void;
};

/** Name, use, place, shape and height of a room. */
export function RoomFields({ room, tool, onRoom }: RoomFieldsProps) {
  const { t } = useWords();
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

/** Shown once there is somewhere else to go. */
function StoreyField({ room, tool }: Pick<RoomFieldsProps, 'room' | 'tool'>) {
  const { t } = useWords();
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
  const { t } = useWords();
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
