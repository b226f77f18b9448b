import type { CatalogueItem, PriceUnit } from '@contract/content/product';
import { cents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { Locale } from '@contract/constants';
import { followsLine, withAddonAmounts, type DraftAddon, type DraftLine, type OfferDraft } from '@contract/quoting/offer';
import type { TaxCase } from '@contract/pricing/tax';
import { formatDecimal, parseDecimal } from '../../../lib/text/decimal';
import type { StringKey } from '../../../lib/text/strings';

type AddonForm = Omit<DraftAddon, 'amount'> & { amount: string };

/** A line of an offer as it is typed. */
export type LineForm = Pick<
  DraftLine,
  'key' | 'productId' | 'addonId' | 'name' | 'description' | 'listPrice' | 'propertyRelated' | 'listedService'
> & {
  unit: PriceUnit;
  quantity: string;
  price: string;
  cost: string;
  addons: AddonForm[];
};

/** An offer as it is typed. Amounts are euros, the discount percent. */
export type DraftForm = {
  lines: LineForm[];
  discount: string;
  leadTimeDays: string;
  validUntil: string;
  terms: string;
  taxCase: TaxCase | '';
};

/** Text keys of the errors in the form, by field: `lines.0.price`. */
export type DraftProblems = Record<string, StringKey>;

const LONGEST_LEAD_DAYS = 365;

export function formOfDraft({ lines, discount, leadTimeDays, validUntil, terms, taxCase }: OfferDraft, locale: Locale): DraftForm {
  const euros = (amount: Cents | null) => (amount === null ? '' : formatDecimal(amount / 100, locale, 2));
  return {
    lines: lines.map(({ quantity, price, cost, addons, ...line }) => ({
      ...line,
      quantity: formatDecimal(quantity, locale),
      price: euros(price),
      cost: euros(cost),
      addons: addons.map(({ amount, ...addon }) => ({ ...addon, amount: euros(amount) })),
    })),
    discount: formatDecimal(discount / 100, locale),
    leadTimeDays: String(leadTimeDays),
    validUntil,
    terms,
    taxCase: taxCase ?? '',
  };
}

const scaled = (text: string, locale: Locale, factor: number): number => Math.round(parseDecimal(text, locale) * factor);

/** Returns the draft that was typed, or what is wrong with it. A line may wait for its price, but not hold something else in its place. */
export function draftOfForm(form: DraftForm, locale: Locale): { draft: OfferDraft | null; problems: DraftProblems } {
  const problems: DraftProblems = {};
  const number = (path: string, text: string, { factor = 1, least = 0, most = Number.MAX_SAFE_INTEGER } = {}): number => {
    const value = scaled(text, locale, factor);
    if (!(value >= least && value <= most)) problems[path] = 'editor.problem.number';
    return value;
  };
  const amount = (path: string, text: string): Cents => {
    const value = scaled(text, locale, 100);
    if (Number.isSafeInteger(value)) return cents(value);
    problems[path] = 'editor.problem.amount';
    return cents(0);
  };
  const named = (path: string, name: string): string => {
    if (name.trim() === '') problems[path] = 'editor.problem.name';
    return name.trim();
  };
  const lines = form.lines.map((line, index): DraftLine => {
    const at = `lines.${index}`;
    return {
      ...line,
      name: named(`${at}.name`, line.name),
      quantity: number(`${at}.quantity`, line.quantity, { factor: 1_000, least: 1 }) / 1_000,
      price: line.price.trim() === '' ? null : amount(`${at}.price`, line.price),
      cost: line.cost.trim() === '' ? null : amount(`${at}.cost`, line.cost),
      addons: line.addons.map(({ amount: typed, ...addon }, place) => ({
        ...addon,
        name: named(`${at}.addons.${place}.name`, addon.name),
        amount: followsLine(addon) ? cents(0) : amount(`${at}.addons.${place}.amount`, typed),
      })),
    };
  });
  const terms = {
    discount: number('discount', form.discount.trim() || '0', { factor: 100, most: 10_000 }),
    leadTimeDays: number('leadTimeDays', form.leadTimeDays, { least: 1, most: LONGEST_LEAD_DAYS }),
    validUntil: form.validUntil,
    terms: form.terms,
    taxCase: form.taxCase === '' ? null : form.taxCase,
  };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(form.validUntil)) problems.validUntil = 'editor.problem.date';
  const isSound = Object.keys(problems).length === 0;
  return { draft: isSound ? { lines: lines.map(withAddonAmounts), ...terms } : null, problems };
}

/** Adds an empty line at the end. */
export const withFreeLine = (form: DraftForm): DraftForm => withLastLine(form, {});

/** Adds a line of the catalogue at the end: at the list's price, for as little as is sold. A share of other lines is priced by staff. */
export function withCatalogueLine(form: DraftForm, item: CatalogueItem, locale: Locale): DraftForm {
  const { kind, id, name, unit, price, percent, minQuantity, propertyRelated, listedService } = item;
  return withLastLine(form, {
    name,
    ...(kind === 'product' ? { productId: id } : { addonId: id }),
    description: percent === null ? '' : `${formatDecimal(percent, locale)} %`,
    listPrice: price,
    price: price === null ? '' : formatDecimal(price / 100, locale, 2),
    quantity: formatDecimal(minQuantity, locale),
    ...(unit && { unit }),
    ...(propertyRelated !== null && { propertyRelated }),
    ...(listedService !== null && { listedService }),
  });
}

function withLastLine(form: DraftForm, known: Partial<LineForm>): DraftForm {
  const keys = form.lines.map(({ key }) => Number(key)).filter(Number.isFinite);
  const key = String(Math.max(0, ...keys) + 1);
  const line: LineForm = {
    key,
    productId: '',
    name: '',
    description: '',
    listPrice: null,
    propertyRelated: form.lines[0]?.propertyRelated ?? true,
    listedService: form.lines[0]?.listedService ?? false,
    unit: 'object',
    quantity: '1',
    price: '',
    cost: '',
    addons: [],
    ...known,
  };
  return { ...form, lines: [...form.lines, line] };
}

export const withLine = (form: DraftForm, key: string, change: (line: LineForm) => LineForm | null): DraftForm => ({
  ...form,
  lines: form.lines.flatMap((line) => (line.key === key ? (change(line) ?? []) : line)),
});
