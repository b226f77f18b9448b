import { useState } from 'react';
import { formatDecimal, parseDecimal } from '../../../lib/decimal';
import { useLocale } from '../../../lib/locale';

export type NumberRange = {
  least: number;
  most: number;
  /** How many of the stored unit make one of the shown: 1,000 millimetres a metre. */
  scale?: number;
  /** Places shown at least and kept at most. */
  places?: [least: number, most: number];
};

export type NumberDraft = {
  text: string;
  /** Whether what stands there is no number of the range; it is then not passed on. */
  isWrong: boolean;
  write: (text: string) => void;
  leave: () => void;
};

/**
 * What is being typed as a number: passed on at once when it is one of the range, otherwise only visible.
 * A value of 0 outside of the range has not been entered yet; that is no mistake before the field was left.
 */
export function useNumberDraft(value: number, range: NumberRange, onValue: (value: number) => void): NumberDraft {
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
