import type * as z from 'zod/mini';
import type * as stored from '../billing/stored-document';
import { sum } from '../pricing/money';
import type { OfferedExpress } from '../pricing/pricing';
import { taxTotals } from '../pricing/tax';
import { Problem } from '../problem';

export type LineChoice = z.infer<typeof stored.LineChoice>;
type OfferDocument = z.infer<typeof stored.OfferDocument>;
type OfferLine = z.infer<typeof stored.OfferLine>;

/** A line of an offer or of its draft. One that says nothing of a choice is always taken. */
type Choosable = { choice?: LineChoice | undefined };
type Keyed = Choosable & { key: string; name: string };

/** The longest name of a group of alternatives. */
export const MAX_GROUP_NAME = 60;

const isRequired = ({ choice }: Choosable): boolean => !choice || choice.kind === 'required';

/** Checks whether a line is taken unless its buyer decides otherwise. */
export const isPreset = ({ choice }: Choosable): boolean => !choice || choice.kind === 'required' || choice.preset;

/** Checks whether any line is left to the buyer. */
export const hasChoice = (lines: readonly Choosable[]): boolean => !lines.every(isRequired);

/** Returns the keys of the lines that are taken unless their buyer decides otherwise. */
export const presetKeys = (lines: readonly Keyed[]): string[] => lines.filter(isPreset).map(({ key }) => key);

/** The lines of one group of alternatives. */
export type AlternativeGroup<Line> = { group: string; lines: Line[] };

/** Returns the groups of alternatives in the order in which they first appear. */
export function alternativeGroups<Line extends Choosable>(lines: readonly Line[]): AlternativeGroup<Line>[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.choice?.kind === 'alternative') groups.set(line.choice.group, [...(groups.get(line.choice.group) ?? []), line]);
  }
  return [...groups].map(([group, members]) => ({ group, lines: members }));
}

export const optionalLines = <Line extends Choosable>(lines: readonly Line[]): Line[] =>
  lines.filter(({ choice }) => choice?.kind === 'optional');

/** Puts lines into the order of documents: what is always taken, the alternatives by group, the options. */
export const inChoiceOrder = <Line extends Choosable>(lines: readonly Line[]): Line[] => [
  ...lines.filter(isRequired),
  ...alternativeGroups(lines).flatMap((group) => group.lines),
  ...optionalLines(lines),
];

/** Returns what keeps a draft with a choice from being sent, or null. */
export function draftedChoiceProblem(lines: readonly Keyed[]): Problem | null {
  if (!hasChoice(lines)) return null;
  if (new Set(lines.map(({ key }) => key)).size < lines.length) return new Problem('quote.choice-keys');
  const incomplete = alternativeGroups(lines).find((group) => group.lines.length < 2 || group.lines.filter(isPreset).length !== 1);
  if (incomplete) return new Problem('quote.choice-incomplete', { group: incomplete.group });
  return lines.some(isPreset) ? null : new Problem('quote.choice-nothing');
}

/** Returns what is wrong with the chosen keys: exactly one of each group and all required lines belong to them. Null for nothing. */
export function choiceProblem(lines: readonly Keyed[], chosen: readonly string[]): Problem | null {
  const keys = new Set(chosen);
  const isTaken = ({ key }: Keyed) => keys.has(key);
  const isUnknown = chosen.some((key) => lines.every((line) => line.key !== key)) || keys.size < chosen.length;
  if (isUnknown) return new Problem('quote.choice-unknown');
  const left = lines.find((line) => isRequired(line) && !isTaken(line));
  if (left) return new Problem('quote.choice-required', { line: left.name });
  const wrong = alternativeGroups(lines).find((group) => group.lines.filter(isTaken).length !== 1);
  if (wrong) return new Problem('quote.choice-group', { group: wrong.group });
  return lines.some(isTaken) ? null : new Problem('quote.choice-empty');
}

/**
 * Builds the document that is ordered: the chosen lines of an offer, with the express term and the subject of these. An offer without a
 * choice stays as it is.
 * @throws Problem quote.choice-unknown, quote.choice-required, quote.choice-group, quote.choice-empty
 */
export function chosenDocument(offer: OfferDocument, chosen: readonly string[] | undefined): OfferDocument {
  const problem = choiceProblem(offer.lines, chosen ?? presetKeys(offer.lines));
  if (problem) throw problem;
  if (!hasChoice(offer.lines)) return offer;
  // Who is given a choice must make it: nothing is ordered by silence.
  if (!chosen) throw new Problem('quote.choice-empty');
  const document = pickedDocument(offer, chosen);
  if (taxTotals(document.lines, offer.discount).gross < 0) throw new Problem('quote.choice-empty');
  return document;
}

/** Builds the document of the chosen lines, without asking whether it can be ordered. */
export function pickedDocument(offer: OfferDocument, chosen: readonly string[]): OfferDocument {
  if (!hasChoice(offer.lines)) return offer;
  const lines = offer.lines.filter(({ key }) => chosen.includes(key)).map((line) => ({ ...line, choice: { kind: 'required' } as const }));
  return { ...offer, lines, subject: subjectOf(lines), express: expressOf(lines) };
}

/** Names the work of a document by its lines. */
export const subjectOf = (lines: readonly { name: string }[]): string => [...new Set(lines.map(({ name }) => name))].join(', ');

/** Returns the shortest express term of lines, which counts for the whole order, with the surcharges and units of all; null without one. */
export function expressOf(lines: readonly Pick<OfferLine, 'express'>[]): OfferedExpress | null {
  const terms = lines.flatMap(({ express }) => express ?? []);
  const shortest = terms.find(({ term }) => term === 'same_day') ?? terms[0];
  if (!shortest) return null;
  return {
    ...shortest,
    surcharge: sum(terms.map(({ surcharge }) => surcharge)),
    units: terms.reduce((count, { units = 1 }) => count + units, 0),
  };
}
