import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { Field } from '../../../ui/forms/field';
import { wallOptions, fullHeightText, toAngle, toEnd } from './measure/describe-room';
import { newSlope } from './measure/edit-project';
import { degreesRange, kneeRange, lengthRange, NumberField } from './number-field';
import { limits, type Rise, type Room, type Slope } from './measure/project';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/marks/icon';

type SlopeFieldsProps = { room: Room; onSlopes: (slopes: readonly Slope[]) => void };

/** The room's sloping ceilings, each over one wall. */
export function SlopeFields({ room, onSlopes }: SlopeFieldsProps) {
  const t = useT();
  const { slopes } = room;
  const freeWall = [0, 2, 1, 3].find((wall) => !slopes.some((slope) => slope.wall === wall)) ?? 0;
  return (
    <RoomFeatureList
      title={t('living-area.slopes')}
      none={t('living-area.slopes.none')}
      add={t('living-area.slope.add')}
      isEmpty={slopes.length === 0}
      isFull={slopes.length >= limits.slopes}
      onAdd={() => onSlopes([...slopes, newSlope(freeWall)])}
    >
      {slopes.map((slope, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- slopes have no identity but their place
        <SlopeField
          key={index}
          room={room}
          slope={slope}
          position={index + 1}
          onSlope={(next) => onSlopes(next ? slopes.with(index, next) : slopes.toSpliced(index, 1))}
        />
      ))}
    </RoomFeatureList>
  );
}

type SlopeFieldProps = { room: Room; slope: Slope; position: number; onSlope: (slope: Slope | null) => void };

function SlopeField({ room, slope, position, onSlope }: SlopeFieldProps) {
  const t = useT();
  const words = { t, locale: useLocale() };
  return (
    <fieldset className="part-fields">
      <legend>{t('living-area.slope', { number: position })}</legend>
      <Field
        name="wall"
        label={t('living-area.slope.wall')}
        required
        value={String(slope.wall)}
        options={wallOptions(room.outline, words)}
        onValue={(wall) => onSlope({ ...slope, wall: Number(wall) })}
      />
      <NumberField
        name="knee"
        label={t('living-area.slope.knee')}
        range={kneeRange}
        value={slope.kneeMm}
        onValue={(kneeMm) => onSlope({ ...slope, kneeMm })}
      />
      <Field
        name="rise"
        label={t('living-area.slope.rise')}
        required
        value={slope.rise.kind}
        options={(['angle', 'end'] as const).map((kind) => ({ value: kind, text: t(`living-area.slope.rise.${kind}`) }))}
        onValue={(kind) => onSlope({ ...slope, rise: kind === 'end' ? toEnd(slope) : toAngle(slope) })}
      />
      <RiseFields rise={slope.rise} hint={fullHeightText(slope, room, words)} onRise={(rise) => onSlope({ ...slope, rise })} />
      <RemoveFeature label={t('living-area.slope.remove', { number: position })} onRemove={() => onSlope(null)} />
    </fieldset>
  );
}

function RiseFields({ rise, hint, onRise }: { rise: Rise; hint: string; onRise: (rise: Rise) => void }) {
  const t = useT();
  if (rise.kind === 'angle')
    return (
      <NumberField
        name="degrees"
        label={t('living-area.slope.degrees')}
        range={degreesRange}
        hint={hint}
        value={rise.degrees}
        onValue={(degrees) => onRise({ ...rise, degrees })}
      />
    );
  return (
    <>
      <NumberField
        name="end-height"
        label={t('living-area.slope.end-height')}
        range={kneeRange}
        value={rise.heightMm}
        onValue={(heightMm) => onRise({ ...rise, heightMm })}
      />
      <NumberField
        name="run"
        label={t('living-area.slope.run')}
        range={lengthRange}
        hint={hint}
        value={rise.runMm}
        onValue={(runMm) => onRise({ ...rise, runMm })}
      />
    </>
  );
}

type RoomFeatureListProps = {
  title: string;
  /** The text while the list is empty. */
  none: string;
  add: string;
  isEmpty: boolean;
  isFull: boolean;
  onAdd: () => void;
  children: ReactNode;
};

/** A list of slopes or elements that belong to a room, to which more can be added. */
export const RoomFeatureList = ({ title, none, add, isEmpty, isFull, onAdd, children }: RoomFeatureListProps) => (
  <section className="room-part">
    <h3>{title}</h3>
    {isEmpty && <p className="small muted">{none}</p>}
    {children}
    <button type="button" className="button small" disabled={isFull} onClick={onAdd}>
      <Icon name="plus" small /> {add}
    </button>
  </section>
);

export const RemoveFeature = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button type="button" className="icon-button part-remove" aria-label={label} onClick={onRemove}>
    <Icon name="trash-2" />
  </button>
);
