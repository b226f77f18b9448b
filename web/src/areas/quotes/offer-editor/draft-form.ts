import type { CatalogueItem, PriceUnit } from '@contract/content/product';
import { cents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import { fitsLine, MAX_LINE_NET, MAX_LINE_QUANTITY, MAX_PRICE } from '@contract/pricing/limits';
import type { Locale } from '@contract/constants';
import {
  followsLine,
  MAX_ADDONS,
  MAX_OFFER_LINES,
  withAddonAmounts,
  type DraftAddon,
  type DraftLine,
  type OfferDraft,
} from '@contract/quoting/offer';
import type { TaxCase } from '@contract/pricing/tax';
import { formatDecimal, parseDecimal } from '../../../lib/text/decimal';
import type { StringKey } from '../../../lib/text/strings';
import { formatQuantity } from '../../../lib/text/units';

type AddonForm = Omit<DraftAddon, 'amount'> & { amount: string };

/** A line of an offer as it is typed. */
export type LineForm = Pick<
  DraftLine,
  'key' | 'productId' | 'addonId' | 'name' | 'description' | 'listPrice' | 'propertyRelated' | 'listedService' | 'choice'
> & {
  unit: PriceUnit;
  quantity: string;
  price: string;
  cost: string;
  addons: AddonForm[];
  /** Add-ons that were removed and can be brought back. */
  removedAddons: AddonForm[];
};

/** An offer as it is typed. Amounts are euros, the discount percent. */
export type DraftForm = {
  lines: LineForm[];
  /** Lines that were removed and can be brought back. */
  removed: LineForm[];
  discount: string;
  leadTimeDays: string;
  validUntil: string;
  terms: string;
  taxCase: TaxCase | '';
};

/** Text keys of the errors in the form, by field: `lines.0.price`. */
export type DraftProblems = Record<string, StringKey>;

const LONGEST_LEAD_DAYS = 365;

export function formOfDraft(draft: OfferDraft, locale: Locale): DraftForm {
  const { lines, removed = [], discount, leadTimeDays, validUntil, terms, taxCase } = draft;
  const euros = (amount: Cents | null) => (amount === null ? '' : formatDecimal(amount / 100, locale, 2));
  const addonForm = ({ amount, ...addon }: DraftAddon): AddonForm => ({ ...addon, amount: euros(amount) });
  const lineForm = ({ quantity, price, cost, addons, removedAddons = [], ...line }: DraftLine): LineForm => ({
    ...line,
    quantity: formatQuantity(quantity, locale),
    price: euros(price),
    cost: euros(cost),
    addons: addons.map(addonForm),
    removedAddons: removedAddons.map(addonForm),
  });
  return {
    lines: lines.map(lineForm),
    removed: removed.map(lineForm),
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
  const { draft, problems } = readForm(form, locale);
  return { draft: Object.keys(problems).length === 0 ? draft : null, problems };
}

/** Reads what was typed. Where `problems` names a field, the draft has something else in its place: an amount of 0, a number that is none. */
export function readForm(form: DraftForm, locale: Locale): { draft: OfferDraft; problems: DraftProblems } {
  const problems: DraftProblems = {};
  const number = (path: string, text: string, { factor = 1, least = 0, most }: Limits): number => {
    const value = scaled(text, locale, factor);
    if (value >= least && value <= most) return value;
    problems[path] = 'editor.problem.number';
    return least;
  };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(form.validUntil)) problems.validUntil = 'editor.problem.date';
  const read = { problems, locale, number };
  const removed = readRemoved(form.removed, locale);
  return {
    draft: {
      lines: form.lines.map((line, index) => withAddonAmounts(readLine(line, `lines.${index}`, read))),
      ...(removed.length > 0 && { removed }),
      discount: number('discount', form.discount.trim() || '0', { factor: 100, most: 10_000 }),
      leadTimeDays: number('leadTimeDays', form.leadTimeDays, { least: 1, most: LONGEST_LEAD_DAYS }),
      validUntil: form.validUntil,
      terms: form.terms,
      taxCase: form.taxCase === '' ? null : form.taxCase,
    },
    problems,
  };
}

type Limits = { factor?: number; least?: number; most: number };

type Reading = {
  problems: DraftProblems;
  locale: Locale;
  number: (path: string, text: string, limits: Limits) => number;
};

/** Reads one line; `at` is the path of its fields. */
function readLine({ removedAddons, ...line }: LineForm, at: string, { problems, locale, number }: Reading): DraftLine {
  const amount = (path: string, text: string, most = MAX_LINE_NET): Cents => {
    const value = scaled(text, locale, 100);
    if (Math.abs(value) <= most) return cents(value);
    problems[path] = Number.isNaN(value) ? 'editor.problem.amount' : 'editor.problem.range';
    return cents(0);
  };
  const named = (path: string, name: string): string => {
    if (name.trim() === '') problems[path] = 'editor.problem.name';
    return name.trim();
  };
  const removed = readRemovedAddons(removedAddons, locale);
  if (line.choice?.kind === 'alternative' && line.choice.group.trim() === '') problems[`${at}.group`] = 'editor.problem.group';
  const read = {
    ...line,
    name: named(`${at}.name`, line.name),
    quantity: number(`${at}.quantity`, line.quantity, { factor: 1_000, least: 1, most: MAX_LINE_QUANTITY * 1_000 }) / 1_000,
    price: line.price.trim() === '' ? null : amount(`${at}.price`, line.price, MAX_PRICE),
    cost: line.cost.trim() === '' ? null : amount(`${at}.cost`, line.cost),
    addons: line.addons.map(({ amount: typed, ...addon }, place) => ({
      ...addon,
      name: named(`${at}.addons.${place}.name`, addon.name),
      amount: followsLine(addon) ? cents(0) : amount(`${at}.addons.${place}.amount`, typed),
    })),
    ...(removed.length > 0 && { removedAddons: removed }),
  };
  if (fitsLine(read)) return read;
  problems[`${at}.price`] = 'editor.problem.range';
  return { ...read, price: cents(0), addons: read.addons.map((addon) => ({ ...addon, amount: cents(0) })) };
}

/** Reads a typed amount of something that counts nothing; null where there is none. */
function readAmount(text: string, locale: Locale): Cents | null {
  const value = scaled(text, locale, 100);
  return text.trim() !== '' && Math.abs(value) <= MAX_PRICE ? cents(value) : null;
}

/**
 * Reads the lines that were removed, the last ones where there are too many. What was unreadable in them is dropped: nothing of them may keep
 * the rest from being stored.
 */
const readRemoved = (lines: readonly LineForm[], locale: Locale): DraftLine[] =>
  lastNamed(lines, MAX_OFFER_LINES).map(({ removedAddons: _removed, ...line }) => {
    const quantity = scaled(line.quantity, locale, 1_000);
    const isUnnamed = line.choice?.kind === 'alternative' && line.choice.group.trim() === '';
    const read = {
      ...line,
      ...(isUnnamed && { choice: { kind: 'required' } as const }),
      name: line.name.trim(),
      quantity: quantity >= 1 && quantity <= MAX_LINE_QUANTITY * 1_000 ? quantity / 1_000 : 1,
      price: readAmount(line.price, locale),
      cost: readAmount(line.cost, locale),
      addons: readRemovedAddons(line.addons, locale),
    };
    return fitsLine(read) ? read : { ...read, price: null };
  });

const readRemovedAddons = (addons: readonly AddonForm[], locale: Locale): DraftAddon[] =>
  lastNamed(addons, MAX_ADDONS).map(({ amount, ...addon }) => ({
    ...addon,
    name: addon.name.trim(),
    amount: readAmount(amount, locale) ?? cents(0),
  }));

const isNamed = ({ name }: { name: string }): boolean => name.trim() !== '';

const lastNamed = <Named extends { name: string }>(removed: readonly Named[], most: number): Named[] =>
  removed.filter(isNamed).slice(-most);

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
    quantity: formatQuantity(minQuantity, locale),
    ...(unit && { unit }),
    ...(propertyRelated !== null && { propertyRelated }),
    ...(listedService !== null && { listedService }),
  });
}

function withLastLine(form: DraftForm, known: Partial<LineForm>): DraftForm {
  const keys = [...form.lines, ...form.removed].map(({ key }) => Number(key)).filter(Number.isFinite);
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
    removedAddons: [],
    ...known,
  };
  return { ...form, lines: [...form.lines, line] };
}

export const withLine = (form: DraftForm, key: string, change: (line: LineForm) => LineForm): DraftForm => ({
  ...form,
  lines: form.lines.map((line) => (line.key === key ? change(line) : line)),
});

/** Takes a line out of the offer. It can be brought back as long as it says what it is. */
export function withoutLine(form: DraftForm, key: string): DraftForm {
  const gone = form.lines.filter((line) => line.key === key && isNamed(line));
  return { ...form, lines: form.lines.filter((line) => line.key !== key), removed: [...form.removed, ...gone] };
}

/** Brings a removed line back to where it was: keys count up from line to line. */
export function withLineBack(form: DraftForm, key: string): DraftForm {
  const back = form.removed.find((line) => line.key === key);
  if (!back) return form;
  const after = form.lines.findIndex((line) => Number(line.key) > Number(key));
  const lines = form.lines.toSpliced(after < 0 ? form.lines.length : after, 0, back);
  return { ...form, lines, removed: form.removed.filter((line) => line !== back) };
}

/** Takes an add-on off a line, or brings one back to its end. */
export const withoutAddon = (line: LineForm, at: number): LineForm => ({
  ...line,
  addons: line.addons.toSpliced(at, 1),
  removedAddons: [...line.removedAddons, ...line.addons.slice(at, at + 1).filter(isNamed)],
});
export const withAddonBack = (line: LineForm, at: number): LineForm => ({
  ...line,
  addons: [...line.addons, ...line.removedAddons.slice(at, at + 1)],
  removedAddons: line.removedAddons.toSpliced(at, 1),
});
