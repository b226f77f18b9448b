import type { Core } from '@strapi/strapi';
import { findEntries, published } from '../content/entries';
import type { OfferDraft } from '../contract/offer';
import type { ExpressTerm } from '../rules/due-date';

type AddonTerm = { documentId: string; updatedAt: string; term: ExpressTerm['term'] | null; cutoff: string | null; due: string | null };

/** The shortest express term among the draft's add-ons; it then counts for the whole order. */
export async function findExpress(strapi: Core.Strapi, { lines }: OfferDraft): Promise<ExpressTerm | null> {
  const ids = lines.flatMap(({ addons }) => addons.map(({ id }) => id)).filter((id) => id !== '');
  if (ids.length === 0) return null;
  const rows = await findEntries<AddonTerm>(strapi, 'api::addon.addon', published('de'), { filters: { documentId: { $in: ids } } });
  const terms = rows.flatMap(({ term, cutoff, due }) => (term && cutoff && due ? [{ term, cutoff, due }] : []));
  return terms.find(({ term }) => term === 'same_day') ?? terms[0] ?? null;
}
