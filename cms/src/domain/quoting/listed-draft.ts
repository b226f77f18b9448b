import type { Cents } from '../../contract/pricing/cents';
import { withAddonAmounts, type DraftAddon, type DraftLine, type OfferDraft } from '../../contract/quoting/offer';
import type { QuoteLine } from '../../contract/quoting/quote';

/**
 * The draft at the list's prices, whatever it says of them itself: what was asked for is listed as it was priced then.
 * @param listOther the list's price of a line that was not asked for
 */
export function listedDraft(draft: OfferDraft, asked: readonly QuoteLine[], listOther: (line: DraftLine) => Cents | null): OfferDraft {
  const lines = draft.lines.map((line) => {
    const request = asked.find(({ productId }) => productId === line.productId);
    const addons = line.addons.map((addon) => listedAddon(addon, request));
    return withAddonAmounts({ ...line, addons, listPrice: request ? request.price : listOther(line) });
  });
  return { ...draft, lines };
}

function listedAddon({ listed: _listed, ...addon }: DraftAddon, request: QuoteLine | undefined): DraftAddon {
  const chosen = request?.addons.find(({ id }) => id === addon.id);
  return chosen ? { ...addon, listed: { price: chosen.price, priceType: chosen.priceType } } : addon;
}
