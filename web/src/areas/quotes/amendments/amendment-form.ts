import type { Locale } from '@contract/constants';
import type { Buyer } from '@contract/billing/document';
import { AMENDMENT_DAYS, type AmendmentProposal } from '@contract/production/amendment';
import type { StaffOrder } from '@contract/production/order';
import type { OfferDraft } from '@contract/quoting/offer';
import { compactVatId } from '@contract/pricing/vat-id';
import { type DraftForm, draftOfForm, type DraftProblems, formOfDraft } from '../offer-editor/draft-form';
import { isoDay } from '../../../lib/text/format';
import type { StringKey } from '../../../lib/text/strings';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is typed beside the lines. */
export const amendedFields = [
  'customerType',
  'company',
  'name',
  'street',
  'postcode',
  'city',
  'country',
  'vatId',
  'reference',
  'keepsExpress',
  'reason',
] as const;
export type AmendedField = (typeof amendedFields)[number];

export type AmendmentForm = { draft: DraftForm; fields: Record<AmendedField, string> };

/** Returns the form that leaves an order as it is. */
export function formOfOrder(order: StaffOrder, locale: Locale): AmendmentForm {
  const { lines, discount, leadTimeDays, taxCase, express, buyer } = order;
  const draft: OfferDraft = {
    lines: lines.map(({ key, name, description, unit, quantity, price, addons }) => ({
      key,
      productId: '',
      name,
      description,
      unit,
      quantity,
      price,
      listPrice: null,
      addons: addons.map((addon) => ({ id: '', ...addon })),
      propertyRelated: true,
      cost: null,
    })),
    discount,
    leadTimeDays,
    validUntil: isoDay(new Date(Date.now() + AMENDMENT_DAYS * DAY_MS)),
    terms: '',
    taxCase,
  };
  const { customerType, company, name, street, postcode, city, country, vatId, reference } = buyer;
  const typed = { customerType, company, name, street, postcode, city, country, vatId, reference };
  return { draft: formOfDraft(draft, locale), fields: { ...typed, keepsExpress: express ? 'yes' : '', reason: '' } };
}

const needed = ['name', 'street', 'postcode', 'city'] as const satisfies AmendedField[];

/** What is wrong with lines and terms; every line of an order has a price. */
export function lineProblems(draft: DraftForm, locale: Locale): DraftProblems {
  const unpriced = draft.lines.flatMap(({ price }, index): [string, StringKey][] =>
    price.trim() === '' ? [[`lines.${index}.price`, 'editor.problem.amount']] : [],
  );
  return { ...draftOfForm(draft, locale).problems, ...Object.fromEntries(unpriced) };
}

type Read = { proposal: Omit<AmendmentProposal, 'revision' | 'key'> | null; problems: DraftProblems };

/** Returns the proposal that was typed, or what is wrong with it; the server checks again. */
export function proposalOfForm({ draft: typed, fields }: AmendmentForm, locale: Locale): Read {
  const { draft } = draftOfForm(typed, locale);
  const missing = needed.filter((name) => fields[name].trim() === '').map((name): [string, StringKey] => [name, `accept.problem.${name}`]);
  const problems = { ...lineProblems(typed, locale), ...Object.fromEntries(missing) };
  if (!draft || Object.keys(problems).length > 0) return { proposal: null, problems };
  const { customerType, company, name, street, postcode, city, country, vatId, reference, keepsExpress, reason } = fields;
  const proposal = {
    lines: draft.lines.map(({ key, name: called, description, unit, quantity, price, addons }) => ({
      key,
      name: called,
      description,
      unit,
      quantity,
      price: price ?? (0 as AmendmentProposal['lines'][number]['price']),
      addons: addons.map((addon) => ({ name: addon.name, amount: addon.amount })),
    })),
    discount: draft.discount,
    taxCase: draft.taxCase ?? 'domestic',
    buyer: {
      customerType: customerType as Buyer['customerType'],
      company,
      name,
      street,
      postcode,
      city,
      country,
      vatId: compactVatId(vatId),
      reference,
    },
    leadTimeDays: draft.leadTimeDays,
    keepsExpress: keepsExpress === 'yes',
    validUntil: draft.validUntil,
    reason: reason.trim(),
  };
  return { proposal, problems };
}

/** Gives a line that was just added a key that no line of the order ever had: differences and invoices follow lines by it. */
export function withOwnKey(form: DraftForm, sequence: number): DraftForm {
  const added = form.lines.at(-1);
  if (!added) return form;
  const prefix = `n${sequence}.`;
  const count = [...form.lines, ...form.removed].filter(({ key }) => key.startsWith(prefix)).length;
  return { ...form, lines: [...form.lines.slice(0, -1), { ...added, key: `${prefix}${count + 1}` }] };
}
