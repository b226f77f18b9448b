import type { Core } from '@strapi/strapi';
import { checkAmount, type AmountKind, type AmountProblem } from '../contract/pricing/amount-text';
import { typedPriceIn } from '../contract/pricing/pricing';

type Attribute = { type: string; customField?: string; component?: string };
type Entry = Record<string, unknown>;

/** The panel's own fields for amounts. Their columns are decimals, as they were before. */
const amountFields = ['euros', 'addon-price', 'quantity'] as const;
type AmountField = (typeof amountFields)[number];

export function registerAmountFields(strapi: Core.Strapi): void {
  strapi.customFields.register(
    amountFields.map((name) => ({ name, type: 'decimal' as const, inputSize: { default: 6 as const, isResizable: true } })),
  );
}

/** What an add-on's price is counted in is chosen beside it. */
const kindOf = (field: AmountField, entry: Entry): AmountKind => {
  if (field !== 'addon-price') return field;
  return typedPriceIn(entry.priceType);
};

const reasons: Record<AmountProblem, string> = {
  unclear: 'ist nicht eindeutig',
  'no-number': 'ist keine Zahl',
  places: 'hat mehr als zwei Stellen nach dem Komma',
  range: 'ist zu klein oder zu groß',
};

/** A sentence about the first amount that may not be stored, also in components; null where all may. @param stored what is there already */
export function amountProblem(strapi: Core.Strapi, attributes: Record<string, unknown>, data: Entry, stored: Entry = {}): string | null {
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributes[name] as Attribute | undefined;
    const problem =
      attribute && value !== null && value !== undefined
        ? valueProblem(strapi, attribute, { name, value, entry: { ...stored, ...data } })
        : null;
    if (problem) return problem;
  }
  return null;
}

type Value = { name: string; value: unknown; entry: Entry };

function valueProblem(strapi: Core.Strapi, attribute: Attribute, { name, value, entry }: Value): string | null {
  const field = amountFields.find((one) => attribute.customField === `global::${one}`);
  if (field) {
    const read = checkAmount(value, kindOf(field, entry));
    return 'problem' in read ? `${name}: „${String(value)}“ ${reasons[read.problem]}.` : null;
  }
  if (attribute.type !== 'component' || !attribute.component) return null;
  const { attributes = {} } = strapi.components[attribute.component as keyof typeof strapi.components] ?? {};
  const parts = (Array.isArray(value) ? value : [value]) as Entry[];
  return parts.map((part) => amountProblem(strapi, attributes, part)).find(Boolean) ?? null;
}
