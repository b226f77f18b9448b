import { CornerFields } from './corner-fields';
import { lengthRange, NumberField } from './number-field';
import { toKind } from './outline';
import type { Outline } from './project';
import { useWords } from './use-words';

type OutlineFieldsProps = { outline: Outline; onOutline: (outline: Outline) => void };

/** The room's shape: length and width, or its corners. */
export function OutlineFields({ outline, onOutline }: OutlineFieldsProps) {
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
