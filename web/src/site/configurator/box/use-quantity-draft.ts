import type { PriceUnit } from '@contract/content/product';
import { useState } from 'react';
import { parseDecimal } from '../../../lib/text/decimal';
import { useLocale } from '../../../lib/text/locale';
import { formatQuantity, quantityProblem, stepQuantity, type QuantityProblem } from './quantity';

export type QuantityDraft = {
  text: string;
  /** NaN while what stands there is no number. */
  value: number;
  problem: QuantityProblem | null;
  write: (text: string) => void;
  step: (direction: 1 | -1) => void;
  /** Shows the quantity again that was last passed on. */
  reset: () => void;
};

/**
 * What is being typed as a quantity; positive numbers are passed on at once, everything else only stays visible.
 * @param onQuantity may answer false: the change was declined, and the former quantity shows again
 */
export function useQuantityDraft(
  quantity: number,
  product: { unit: PriceUnit; minQuantity: number },
  onQuantity: (quantity: number) => void | Promise<boolean>,
): QuantityDraft {
  const locale = useLocale();
  const [draft, setDraft] = useState({ text: formatQuantity(quantity, locale), follows: quantity });
  if (draft.follows !== quantity) {
    const isOwnChange = parseDecimal(draft.text, locale) === quantity;
    setDraft({ text: isOwnChange ? draft.text : formatQuantity(quantity, locale), follows: quantity });
  }
  const value = parseDecimal(draft.text, locale);
  const reset = () => setDraft({ text: formatQuantity(quantity, locale), follows: quantity });
  const write = async (text: string) => {
    setDraft({ ...draft, text });
    const typed = parseDecimal(text, locale);
    if (typed > 0 && typed !== quantity && (await onQuantity(typed)) === false) reset();
  };
  return {
    text: draft.text,
    value,
    problem: quantityProblem(value, product),
    write: (text) => void write(text),
    reset,
    step: (direction) => void write(formatQuantity(stepQuantity(value, direction, product), locale)),
  };
}
