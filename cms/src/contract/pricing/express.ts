import type { Cents } from './cents';

export const expressTerms = ['overnight', 'same_day'] as const;

/** An express add-on: what is complete by `cutoff` is due at `due` the same or the next working day. Times are HH:MM. */
export type ExpressTerm = { term: (typeof expressTerms)[number]; cutoff: string; due: string };

/** The term of an offer, and what its lines ask for it, net. */
export type OfferedExpress = ExpressTerm & { surcharge: Cents };
