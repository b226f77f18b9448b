import type { Cents } from '../pricing/cents';
import type { BasisPoints } from '../pricing/money';
import { alternativeGroups, type LineChoice } from './choice';

const WHOLE = 10_000;

/** A line as its discount is judged: what it costs by the list and in the offer, net. */
export type JudgedLine = {
  choice?: LineChoice | undefined;
  productId: string;
  /** True for a line that is not of the catalogue: it stands in for requested services that are missing. */
  isFree: boolean;
  list: Cents;
  net: Cents;
};

type Terms = {
  /** The discount on all lines. */
  discount: BasisPoints;
  /** The request's lines at the list's prices. */
  requested: readonly { productId: string; net: Cents }[];
};

/** A decision of the buyer: exactly one of its answers is taken; the empty one leaves an option out. */
type Decision = readonly (JudgedLine | null)[];

/** Lists the decisions of an offer: none about what is always taken. */
const decisionsOf = (lines: readonly JudgedLine[]): Decision[] => [
  ...lines.filter(({ choice }) => !choice || choice.kind === 'required').map((line) => [line]),
  ...lines.filter(({ choice }) => choice?.kind === 'optional').map((line) => [line, null]),
  ...alternativeGroups(lines).map((group) => group.lines),
];

/**
 * Computes how far the choice that lies furthest below the list does so, in basis points. Each choice is judged as if it were the whole
 * offer: its free lines stand in for the requested services that it lacks. Choices are too many to be tried one by one; but whether
 * any lies further below than a given discount is decided line by line, so the discount is searched by halving.
 */
export function worstDiscount(lines: readonly JudgedLine[], terms: Terms): BasisPoints {
  const decisions = decisionsOf(lines);
  let below = 0;
  let least = WHOLE;
  while (below < least) {
    const middle = Math.floor((below + least) / 2);
    if (liesBelow(decisions, middle, terms)) below = middle + 1;
    else least = middle;
  }
  return least;
}

/** Checks whether some choice costs less than the list less the discount. */
function liesBelow(decisions: readonly Decision[], discount: BasisPoints, terms: Terms): boolean {
  const missing = missingIn(decisions, terms);
  const priced = (line: JudgedLine, list: number) => list * (WHOLE - discount) - line.net * (WHOLE - terms.discount);
  const atOwn = (line: JudgedLine | null) => (line ? priced(line, line.list) : 0);
  // With a free line: it counts nothing by itself, and what is requested and missing counts in its place.
  const asSubstitute = (line: JudgedLine | null) =>
    line ? priced(line, line.isFree ? 0 : line.list - (missing.of.get(line.productId) ?? 0)) : 0;
  if (total(decisions.map((answers) => most(answers, atOwn))) > 0) return true;
  const best = decisions.map((answers) => most(answers, asSubstitute));
  const all = total(best) + missing.sum * (WHOLE - discount);
  return decisions.some((answers, index) => {
    const free = answers.filter((answer) => answer?.isFree);
    return free.length > 0 && all - (best[index] ?? 0) + most(free, asSubstitute) > 0;
  });
}

/**
 * Sums what is requested and may be missing from a choice, and says by product what a line brings back. A service that several decisions
 * offer counts as missing whatever is chosen: an offer is rather shown to a lead once too often.
 */
function missingIn(decisions: readonly Decision[], { requested }: Terms) {
  const certain = (productId: string) => decisions.some((answers) => answers.every((answer) => answer?.productId === productId));
  const offering = (productId: string) => decisions.filter((answers) => answers.some((answer) => answer?.productId === productId)).length;
  const missing = requested.filter(({ productId }) => !certain(productId));
  return {
    sum: total(missing.map(({ net }) => net)),
    of: new Map<string, number>(missing.filter(({ productId }) => offering(productId) === 1).map(({ productId, net }) => [productId, net])),
  };
}

const most = (answers: Decision, worth: (answer: JudgedLine | null) => number): number => Math.max(...answers.map(worth));

const total = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
