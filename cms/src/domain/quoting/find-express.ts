import type { Core } from '@strapi/strapi';
import { findEntries, published } from '../catalogue/entries';
import type { Cents } from '../../contract/pricing/cents';
import type { ExpressTerm, OfferedExpress } from '../../contract/pricing/express';
import { sum } from '../../contract/pricing/money';
import { draftedLine, withAddonAmounts, type OfferDraft } from '../../contract/quoting/offer';

type AddonTerm = { documentId: string; updatedAt: string; term: ExpressTerm['term'] | null; cutoff: string | null; due: string | null };

/** The shortest express term among the draft's add-ons, which then counts for the whole order, and what all of them cost. */
export async function findExpress(strapi: Core.Strapi, { lines }: OfferDraft): Promise<OfferedExpress | null> {
  const costs = lines.flatMap(costsOfAddons);
  if (costs.length === 0) return null;
  const filters = { documentId: { $in: costs.map(({ id }) => id) } };
  const rows = await findEntries<AddonTerm>(strapi, 'api::addon.addon', published('de'), { filters });
  const terms = rows.flatMap(({ documentId, term, cutoff, due }) => (term && cutoff && due ? [{ documentId, term, cutoff, due }] : []));
  const shortest = terms.find(({ term }) => term === 'same_day') ?? terms[0];
  if (!shortest) return null;
  const { documentId: _id, ...term } = shortest;
  const surcharge = sum(costs.filter(({ id }) => terms.some(({ documentId }) => documentId === id)).map(({ amount }) => amount));
  return { ...term, surcharge };
}

/** What the add-ons of the catalogue cost on a line, or as one. */
function costsOfAddons(line: OfferDraft['lines'][number]): { id: string; amount: Cents }[] {
  const own = line.addonId ? [{ id: line.addonId, amount: draftedLine({ ...line, addons: [] }, null).net }] : [];
  return [...own, ...withAddonAmounts(line).addons.filter(({ id }) => id !== '')];
}
