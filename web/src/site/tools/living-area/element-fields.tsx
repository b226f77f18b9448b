import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { formatDecimal } from '../../../lib/text/decimal';
import { Field } from '../../../ui/forms/field';
import { clauseName, type Words } from './measure/describe-room';
import { isNiche, isSolid, hasZones, measureRoom, type MeasuredElement } from './measure/measure-room';
import { newElement } from './measure/edit-project';
import { heightRange, lengthRange, NumberField, risersRange } from './number-field';
import { elementKinds, heightZones, limits, type ElementKind, type HeightZone, type Room, type RoomElement } from './measure/project';
import { RemoveFeature, RoomFeatureList } from './slope-fields';

type ElementFieldsProps = { room: Room; onElements: (elements: readonly RoomElement[]) => void };

/** Shows chimneys, columns, stairs and niches, each with what § 3 Abs. 3 WoFlV makes of it. */
export function ElementFields({ room, onElements }: ElementFieldsProps) {
  const t = useT();
  const { elements } = room;
  return (
    <RoomFeatureList
      title={t('living-area.elements')}
      none={t('living-area.elements.none')}
      add={t('living-area.element.add')}
      isEmpty={elements.length === 0}
      isFull={elements.length >= limits.elements}
      onAdd={() => onElements([...elements, newElement()])}
    >
      {measureRoom(room).elements.map((measured, index) => (
        <ElementField
          key={measured.element.id}
          measured={measured}
          hasZones={hasZones(room)}
          position={index + 1}
          onElement={(next) => onElements(next ? elements.with(index, next) : elements.toSpliced(index, 1))}
        />
      ))}
    </RoomFeatureList>
  );
}

type ElementFieldProps = {
  measured: MeasuredElement;
  hasZones: boolean;
  position: number;
  onElement: (element: RoomElement | null) => void;
};

function ElementField({ measured, hasZones, position, onElement }: ElementFieldProps) {
  const t = useT();
  const words = { t, locale: useLocale() };
  const { element } = measured;
  const change = (own: Partial<RoomElement>) => onElement({ ...element, ...own });
  return (
    <fieldset className="part-fields">
      <legend>{t('living-area.element', { number: position })}</legend>
      <Field
        name="kind"
        label={t('living-area.element.kind')}
        required
        value={element.kind}
        options={elementKinds.map((kind) => ({ value: kind, text: t(`living-area.element.${kind}`) }))}
        onValue={(kind) => change({ kind: kind as ElementKind })}
      />
      <NumberField
        name="element-length"
        label={t('living-area.length')}
        range={lengthRange}
        value={element.lengthMm}
        onValue={(lengthMm) => change({ lengthMm })}
      />
      <NumberField
        name="element-depth"
        label={t('living-area.depth')}
        range={lengthRange}
        value={element.depthMm}
        onValue={(depthMm) => change({ depthMm })}
      />
      <KindField element={element} onChange={change} />
      {hasZones && (
        <Field
          name="zone"
          label={t('living-area.element.zone')}
          required
          value={element.zone}
          options={heightZones.map((zone) => ({ value: zone, text: t(`living-area.zone.${zone}`) }))}
          onValue={(zone) => change({ zone: zone as HeightZone })}
        />
      )}
      <p className="part-effect small" role="status">
        {effectText(measured, words)}
      </p>
      <RemoveFeature label={t('living-area.element.remove', { number: position })} onRemove={() => onElement(null)} />
    </fieldset>
  );
}

/** The field that decides how this kind of element counts. */
function KindField({ element, onChange }: { element: RoomElement; onChange: (own: Partial<RoomElement>) => void }) {
  const t = useT();
  const height = (
    <NumberField
      name="element-height"
      label={t(isNiche(element.kind) ? 'living-area.element.niche-height' : 'living-area.element.height')}
      range={heightRange}
      value={element.heightMm}
      onValue={(heightMm) => onChange({ heightMm })}
    />
  );
  if (isSolid(element.kind)) return height;
  if (element.kind === 'stairs')
    return (
      <NumberField
        name="risers"
        label={t('living-area.element.risers')}
        range={risersRange}
        value={element.risers}
        onValue={(risers) => onChange({ risers })}
      />
    );
  if (!isNiche(element.kind) || element.kind === 'door-niche') return null;
  return (
    <>
      {height}
      <label className="check">
        <input type="checkbox" checked={element.reachesFloor} onChange={(event) => onChange({ reachesFloor: event.target.checked })} />
        <span>{t('living-area.element.reaches-floor')}</span>
      </label>
    </>
  );
}

function effectText({ effect, clause, mm2, appliedMm2 }: MeasuredElement, words: Words): string {
  const { t, locale } = words;
  const values = { area: formatDecimal(mm2 / 1_000_000, locale, 2, 3), clause: clauseName(clause, words) };
  return t(effect === 'deducted' && appliedMm2 < mm2 ? 'living-area.effect.too-large' : `living-area.effect.${effect}`, values);
}
