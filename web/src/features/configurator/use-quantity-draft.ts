import { useState } from 'react';
import { useLocale } from '../../lib/locale';
import { formatQuantity, parseQuantity, quantityProblem, stepQuantity, type QuantityProblem } from './quantity';
import type { PriceUnit } from '@contract/product';

export type QuantityDraft = {
  text: string;
  /** NaN while what stands there is no number. */
  value: number;
  problem: QuantityProblem | null;
  write: (text: string) => void;
  step: (direction: 1 | -1) => void;
};

/** What is being typed as a quantity; positive numbers are passed on at once, everything else only stays visible. */
export function useQuantityDraft(quantity: number, product: { unit: PriceUnit; minQuantity: number }, onQuantity: (quantity: number) => void): QuantityDraft {
  const locale = useLocale();
  const [draft, setDraft] = useState({ text: formatQuantity(quantity, locale), follows: quantity });
  if (draft.follows !== quantity) {
    const isOwnChange = parseQuantity(draft.text, locale) === quantity;
    setDraft({ text: isOwnChange ? draft.text : formatQuantity(quantity, locale), follows: quantity });
  }
  const value = parseQuantity(draft.text, locale);
  const write = (text: string) => {
    setDraft({ ...draft, text });
    const typed = parseQuantity(text, locale);
    if (typed > 0 && typed !== quantity) onQuantity(typed);
  };
  return {
    text: draft.text,
    value,
    problem: quantityProblem(value, product),
    write,
    step: (direction) => write(formatQuantity(stepQuantity(value, direction, product), locale)),
  };
}
