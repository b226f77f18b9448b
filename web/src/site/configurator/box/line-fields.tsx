import { MAX_QUANTITY, MAX_NOTE_LENGTH } from '@contract/quoting/cart';
import type { PriceUnit } from '@contract/content/product';
import { hasDecimals } from '@contract/content/unit-decimals';
import { cents, formatCents, gross } from '@contract/pricing/money';
import { type PricedTotal, roundingOf } from '@contract/pricing/pricing';
import type { CustomerType } from '@contract/pricing/customer-type';
import type { Cents } from '@contract/pricing/cents';
import { useId, useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { FieldMessage } from '../../../ui/forms/field-message';
import { IconFrame, minus, plus } from '../../../ui/marks/icon-paths';
import { formatQuantity, unitText, quantityProblem, stepQuantity, type QuantityProblem } from './quantity';
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

type PriceSumProps = {
  /** The rows above the total, at what `amountOf` makes of net amounts; a line without a price has none. */
  parts: (amountOf: (net: Cents) => Cents) => SumPart[];
  total: PricedTotal;
  /** The names of the total without and with tax. */
  names: Record<'net' | 'gross', string>;
};
export type SumPart = readonly [name: string, amount: Cents | null, tone?: 'total' | 'muted'];

/** Each price view with the amount that leads, the other one, and how its VAT is named. */
const priceViews = [
  ['consumer', 'gross', 'net', 'price.vat-in'],
  ['business', 'net', 'gross', 'price.vat'],
] as const satisfies (readonly [view: CustomerType, ...string[]])[];

/**
 * Shows what a price is made of, for each price view, of which the stylesheet hides one. Consumers read gross amounts, and the total with
 * tax stands out (§ 3 Abs. 3 PAngV); businesses read net ones. A changed amount lights up because its cell is new to the browser.
 */
export function PriceSum({ parts, total, names }: PriceSumProps) {
  const t = useT();
  const locale = useLocale();
  return priceViews.map(([view, lead, other, vat]) => {
    const rows = parts(lead === 'gross' ? gross : (net) => net);
    const rounding = roundingOf(
      rows.map(([, amount]) => amount ?? cents(0)),
      total[lead],
    );
    if (rounding !== 0) rows.push([t('price.rounding'), rounding, 'muted']);
    rows.push([names[lead], total[lead], 'total'], [t(vat), total.vat, 'muted'], [names[other], total[other], 'muted']);
    return (
      <table key={view} className={`sum for-${view}`}>
        <caption className="visually-hidden">{t('price.title')}</caption>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              {t(`price.column.${lead}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, amount, tone], index) => (
            <tr key={index} className={tone}>
              <th scope="row">{name}</th>
              <td className="numeric" key={amount}>
                {amount === null ? t('cart.no-price') : formatCents(amount, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

/** Reads the note from a form, even while its field still has the focus. */
export const noteIn = (form: HTMLFormElement): string => String(new FormData(form).get('note') ?? '').trim();

/** A note to a product; passed on when the field is left. */
export function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const t = useT();
  const [draft, setDraft] = useState({ text: note, follows: note });
  if (draft.follows !== note) setDraft({ text: note, follows: note });
  return (
    <label className="field note-field">
      <span>
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
