import { MAX_ADDONS, MAX_OFFER_LINES } from '@contract/quoting/offer';
import { isListOf, isShape, isText } from '../../../lib/storage/guards';
import { type StoredValue, storedValue } from '../../../lib/storage/stored-value';
import type { FieldValues } from '../../../ui/forms/use-fields';
import type { DraftForm } from '../offer-editor/draft-form';
import { type AmendedField, amendedFields } from './amendment-form';

type Kept = { draft: StoredValue<DraftForm | null>; fields: StoredValue<FieldValues<AmendedField> | null> };

const stores = new Map<string, Kept>();

const isAddon = isShape({ id: isText, name: isText, amount: isText });
const isLine = isShape({
  key: isText,
  name: isText,
  description: isText,
  unit: isText,
  quantity: isText,
  price: isText,
  cost: isText,
  addons: isListOf(isAddon, MAX_ADDONS),
  removedAddons: isListOf(isAddon, MAX_OFFER_LINES),
});
const isDraft = isShape({
  lines: isListOf(isLine, MAX_OFFER_LINES),
  removed: isListOf(isLine, MAX_OFFER_LINES),
  discount: isText,
  leadTimeDays: isText,
  validUntil: isText,
  taxCase: isText,
});
const areFields = isShape(Object.fromEntries(amendedFields.map((name) => [name, isText])) as Record<AmendedField, typeof isText>);

/** Returns the stores of what was typed to amend an order as it stands, which last as long as the tab, or until it is proposed or left. */
export function keptAmendment({ id, revision }: { id: string; revision: number }): Kept {
  const key = `pq.amendment.${id}.${revision}`;
  const kept = stores.get(key) ?? {
    draft: storedValue<DraftForm | null>({ tab: key }, (value): value is DraftForm => isDraft(value), null),
    fields: storedValue<FieldValues<AmendedField> | null>(
      { tab: `${key}.fields` },
      (value): value is FieldValues<AmendedField> => areFields(value),
      null,
    ),
  };
  stores.set(key, kept);
  return kept;
}
