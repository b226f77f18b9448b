import type { DocumentLine } from '@contract/billing/document';
import type { QuoteLine } from '@contract/quoting/quote';
import { ownPages } from '@contract/content/page-kinds';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { type HandedLine, handedOver } from '../../lib/storage/cart-handover';
import { useLocale } from '../../lib/text/locale';
import { localePath } from '../../lib/text/locale-path';
import { problemText } from '../../lib/text/problem-text';
import { useT } from '../../lib/text/strings';
import { useToast } from '../../ui/feedback/toasts';

/** Returns the lines of a request as they are asked for again; its files stay with it. */
export const linesOfRequest = (lines: readonly QuoteLine[]): HandedLine[] =>
  lines.map(({ productId, name, quantity, price, addons, note }) => ({
    productId,
    name,
    quantity,
    price,
    addons: addons.map(({ id, name: addonName }) => ({ id, name: addonName })),
    note,
  }));

/**
 * Returns the lines of an order as they are asked for again, with the quantities that were ordered. An offer knows no products: a line of
 * the request keeps its place as its key and its name; what staff added is no service of the catalogue.
 */
export function linesOfOrder(ordered: readonly DocumentLine[], requested: readonly QuoteLine[]): HandedLine[] {
  const known = linesOfRequest(requested);
  return ordered.map(({ key, name, quantity }) => {
    const request = known[Number(key) - 1];
    const isSame = request?.name === name;
    return isSame ? { ...request, quantity } : { productId: '', name, quantity, price: null, addons: [], note: '' };
  });
}

type RequestAgainProps = {
  /** Returns the lines to ask for. @throws Problem */
  linesOf: () => HandedLine[] | Promise<HandedLine[]>;
  /** Names the button where it asks for something else than a request again. */
  label?: string;
  className?: string;
};

/** Puts lines into the cart at today's prices: the configurator takes them when it opens. */
export function RequestAgain({ linesOf, label, className = 'button ghost small full' }: RequestAgainProps) {
  const t = useT();
  const locale = useLocale();
  const hydrated = useHydrated();
  const { work } = useToast();
  const [busy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    try {
      handedOver.set(await linesOf());
      location.assign(localePath(locale, ownPages.configurator.path));
    } catch (failure) {
      work.error(problemText(t, failure));
      setBusy(false);
    }
  };
  return (
    <button type="button" className={className} disabled={!hydrated || busy} onClick={() => void handleClick()}>
      {label ?? t('quote.again')}
    </button>
  );
}
