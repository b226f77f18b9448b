import { type ReactNode, useState } from 'react';
import { formatDecimal, parseDecimal } from '../../../lib/text/decimal';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { Field } from '../../../ui/forms/field';
import { limits } from './measure/project';

type NumberFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  value: number;
  /** The error message when the number does not fit those around it. */
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

type NumberRange = {
  least: number;
  most: number;
  /** The number of stored units in one shown unit: 1,000 millimetres in a metre. */
  scale?: number;
  /** The decimal places shown at least and kept at most. */
  places?: [least: number, most: number];
};

type NumberDraft = {
  text: string;
  /** True if the text is no number within the range; it is then not passed on. */
  isWrong: boolean;
  write: (text: string) => void;
  leave: () => void;
};

/**
 * Follows what is typed as a number: passed on at once when it is within the range, otherwise only visible.
 * A value of 0 outside of the range has not been entered yet; that is no mistake before the field was left.
 */
function useNumberDraft(value: number, range: NumberRange, onValue: (value: number) => void): NumberDraft {
  const locale = useLocale();
  const { least, most, scale = 1, places = [0, 0] } = range;
  const read = (text: string) => Math.round(parseDecimal(text, locale) * 10 ** places[1]) / 10 ** places[1];
  const stored = (text: string) => (scale === 1 ? read(text) : Math.round(read(text) * scale));
  const isIn = (number: number) => number >= least && number <= most;
  const isMissing = value === 0 && !isIn(0);
  const show = () => (isMissing ? '' : formatDecimal(value / scale, locale, ...places));
  const [draft, setDraft] = useState(() => ({ text: show(), follows: value, isTouched: false }));
  if (draft.follows !== value) setDraft({ ...draft, text: stored(draft.text) === value ? draft.text : show(), follows: value });
  return {
    text: draft.text,
    isWrong: !isIn(stored(draft.text)) && (draft.isTouched || !isMissing),
    leave: () => setDraft({ ...draft, isTouched: true }),
    write: (text) => {
      setDraft({ ...draft, text, isTouched: true });
      if (isIn(stored(text)) && stored(text) !== value) onValue(stored(text));
    },
  };
}
