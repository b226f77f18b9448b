import type { Cents } from '@contract/pricing/cents';
import type { Locale } from '@contract/constants';
import { isPreset } from '@contract/quoting/choice';
import { type DraftLine, draftedLine, followsLine } from '@contract/quoting/offer';
import { type TaxTotals, taxTotals } from '@contract/pricing/tax';
import { type DraftForm, readForm } from './draft-form';

/** A price that is not there yet: where it is typed, and the position as it is shown. */
export type OpenPrice = { field: string; position: string };

export type DraftSums = {
  /** The lines in their order; null for those that count nothing yet. */
  lines: (DraftLine | null)[];
  /** The costs of all preset lines; null where none is known. */
  costs: (Cents | null)[];
  /** The sums of what is preset and counts; null while nothing does. */
  totals: TaxTotals | null;
  open: OpenPrice[];
};

/** Returns what the offer comes to so far. Lines without a price, or with something unreadable in its place, count nothing with their add-ons. */
export function sumsOf(form: DraftForm, locale: Locale): DraftSums {
  const { draft, problems } = readForm(form, locale);
  const lines = draft.lines.map((line, index) => {
    const isUnreadable = problems[`lines.${index}.price`] || problems[`lines.${index}.quantity`];
    return line.price === null || isUnreadable ? null : line;
  });
  const counted = lines.filter((line) => line !== null);
  const documents = counted.filter(isPreset).map((line) => draftedLine(line, draft.taxCase));
  return {
    lines,
    costs: draft.lines.flatMap((line, index) => (isPreset(line) ? [problems[`lines.${index}.cost`] ? null : line.cost] : [])),
    totals: counted.length === 0 ? null : taxTotals(documents, problems.discount ? 0 : draft.discount),
    open: form.lines.flatMap((line, index) => openPrices(line, index, problems)),
  };
}

function openPrices({ price, addons }: DraftForm['lines'][number], index: number, problems: Record<string, unknown>): OpenPrice[] {
  const field = `lines.${index}.price`;
  const own = price.trim() === '' || problems[field] ? [{ field, position: String(index + 1) }] : [];
  const amounts = addons.map((_, place) => ({ field: `lines.${index}.addons.${place}.amount`, position: `${index + 1}.${place + 1}` }));
  return [...own, ...amounts.filter((amount, place) => problems[amount.field] && !followsLine(addons[place] ?? {}))];
}
