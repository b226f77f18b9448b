import type { ReactNode } from 'react';
import { formatDecimal } from '../../../lib/decimal';
import { useLocale } from '../../../lib/locale';
import { useT } from '../../../lib/strings';
import { Field } from '../../../ui/forms/field';
import { limits } from './project';
import { useNumberDraft, type NumberRange } from './use-number-draft';

type NumberFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  value: number;
  /** What is wrong with the number beside those around it. */
  problem?: string | undefined;
  onValue: (value: number) => void;
};

/** A number with its range; what lies outside is said at the field and changes nothing. */
export function NumberField({ range, value, problem, onValue, ...rest }: NumberFieldProps & { range: NumberRange }) {
  const t = useT();
  const locale = useLocale();
  const draft = useNumberDraft(value, range, onValue);
  const { least, most, scale = 1, places } = range;
  const shown = (number: number) => formatDecimal(number / scale, locale, 0, places?.[1] ?? 0);
  return (
    <Field
      {...rest}
      required
      inputMode="decimal"
      autoComplete="off"
      value={draft.text}
      problem={draft.isWrong ? t('living-area.problem.range', { least: shown(least), most: shown(most) }) : problem}
      onValue={draft.write}
      onLeave={draft.leave}
    />
  );
}

const metres: Pick<NumberRange, 'scale' | 'places'> = { scale: 1_000, places: [2, 3] };
export const lengthRange: NumberRange = { ...metres, least: 1, most: limits.lengthMm };
export const heightRange: NumberRange = { ...metres, least: 1, most: limits.heightMm };
/** A knee wall may be missing, and a roof may end at the floor. */
export const kneeRange: NumberRange = { ...metres, least: 0, most: limits.heightMm };
export const coordinateRange: NumberRange = { ...metres, least: -limits.lengthMm, most: limits.lengthMm };
export const degreesRange: NumberRange = { least: 0, most: limits.degrees, places: [0, 2] };
export const risersRange: NumberRange = { least: 1, most: limits.risers };
export const outdoorRange: NumberRange = { least: limits.outdoorPercent.min, most: limits.outdoorPercent.max, places: [0, 2] };
