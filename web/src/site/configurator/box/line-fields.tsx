import { MAX_QUANTITY, MAX_NOTE_LENGTH } from '@contract/quoting/cart';
import type { PriceUnit } from '@contract/content/product';
import { hasDecimals } from '@contract/content/unit-decimals';
import { useId, useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { FieldMessage } from '../../../ui/forms/field-message';
import { IconFrame, minus, plus } from '../../../ui/marks/icon-paths';
import { formatQuantity, unitText } from '../../../lib/text/units';
import { quantityProblem, stepQuantity, type QuantityProblem } from './quantity';
import { parseDecimal } from '../../../lib/text/decimal';

type QuantityFieldProps = {
  draft: QuantityDraft;
  product: { unit: PriceUnit; minQuantity: number };
  /** Says what is counted; shown beside the stepper or, in the cart, only read out. */
  label: string;
  labelHidden?: boolean;
  onBlur?: () => void;
};

/** A stepper that also takes typed quantities; decimals only for areas and hours. */
export function QuantityField({ draft, product, label, labelHidden = false, onBlur }: QuantityFieldProps) {
  const t = useT();
  const id = useId();
  const problem = useQuantityProblemText(draft, product);
  const isSmallest = draft.value <= product.minQuantity;
  return (
    <div className="quantity-field">
      <div className="quantity-row">
        <label className={labelHidden ? 'visually-hidden' : 'field-label'} htmlFor={id}>
          {label}
        </label>
        <div className="quantity">
          <button type="button" aria-label={`${label}: ${t('quantity.less')}`} disabled={isSmallest} onClick={() => draft.step(-1)}>
            <IconFrame>{minus}</IconFrame>
          </button>
          <input
            id={id}
            value={draft.text}
            inputMode={hasDecimals(product.unit) ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => draft.write(event.target.value)}
            onBlur={onBlur}
          />
          <button type="button" aria-label={`${label}: ${t('quantity.more')}`} onClick={() => draft.step(1)}>
            <IconFrame>{plus}</IconFrame>
          </button>
        </div>
        {labelHidden && <span className="small muted">{unitText(t, product.unit, draft.value)}</span>}
      </div>
      <div id={`${id}-hint`}>{problem ? <FieldMessage text={problem} /> : <MinimumHint product={product} />}</div>
    </div>
  );
}

function MinimumHint({ product: { unit, minQuantity } }: { product: QuantityFieldProps['product'] }) {
  const t = useT();
  const locale = useLocale();
  if (minQuantity <= 1) return null;
  const minimum = formatQuantity(minQuantity, locale);
  return <small className="muted small">{t('quantity.minimum', { minimum, unit: unitText(t, unit, minQuantity) })}</small>;
}

/** Returns the text that says how to correct the quantity, or null when it is fine. */
function useQuantityProblemText({ problem }: QuantityDraft, { unit, minQuantity }: QuantityFieldProps['product']): string | null {
  const t = useT();
  const locale = useLocale();
  switch (problem) {
    case null:
      return null;
    case 'decimals':
      return hasDecimals(unit) ? t('quantity.problem.places') : t('quantity.problem.whole', { unit: t(`units.${unit}`) });
    case 'too-large':
      return t('quantity.problem.too-large', { maximum: formatQuantity(MAX_QUANTITY, locale) });
    case 'below-minimum':
      return t('quantity.problem.below-minimum', { minimum: formatQuantity(minQuantity, locale), unit: unitText(t, unit, minQuantity) });
    case 'invalid':
      return t('quantity.problem.invalid');
  }
}

type QuantityDraft = {
  text: string;
  /** The number that is typed; NaN while the text is no number. */
  value: number;
  problem: QuantityProblem | null;
  write: (text: string) => void;
  step: (direction: 1 | -1) => void;
  /** Shows the quantity again that was last passed on. */
  reset: () => void;
};

/**
 * Follows what is typed as a quantity: positive numbers are passed on at once, everything else only stays visible.
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

/** Reads the note from a form, even while its field still has the focus. */
export const noteIn = (form: HTMLFormElement): string => String(new FormData(form).get('note') ?? '').trim();

type NoteFieldProps = { note: string; labelHidden?: boolean; onNote: (note: string) => void };

/** A note to a product; passed on when the field is left. */
export function NoteField({ note, labelHidden = false, onNote }: NoteFieldProps) {
  const t = useT();
  const [draft, setDraft] = useState({ text: note, follows: note });
  if (draft.follows !== note) setDraft({ text: note, follows: note });
  return (
    <label className="field note-field">
      <span className={labelHidden ? 'visually-hidden' : undefined}>
        {t('note.label')} <span className="muted">{t('field.optional')}</span>
      </span>
      <textarea
        name="note"
        className="input"
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        onBlur={() => draft.text.trim() !== note && onNote(draft.text.trim())}
      />
    </label>
  );
}
