import type { ConfigurableProduct } from '@contract/content/product';
import { useEffect, useState } from 'react';
import { get } from '../../../lib/http/http';
import { logFailure } from '../../../lib/page/log-failure';
import { handedOver } from '../../../lib/storage/cart-handover';
import { useStoredValue } from '../../../lib/storage/stored-value';
import { useLocale } from '../../../lib/text/locale';
import { useCartStore } from '../cart/cart-store';
import { takeOver, type TakenOver } from './take-over';

/** Takes what another page has handed over into the cart, once, as soon as the shop has said what it offers today. */
export function useHandover() {
  const { storage } = useCartStore();
  const locale = useLocale();
  const { value: lines } = useStoredValue(handedOver, null);
  const [report, setReport] = useState<TakenOver | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!lines) return;
    const stop = new AbortController();
    const ids = [...new Set(lines.map(({ productId }) => productId))].filter((id) => id !== '').join(',');
    get<{ products: ConfigurableProduct[] }>(`/api/products?ids=${ids}`, { locale, signal: stop.signal }).then(
      ({ products }) => {
        // Taken by a render before this one.
        if (handedOver.get() !== lines) return;
        handedOver.set(null);
        const { cart } = storage.read();
        const result = takeOver(cart.items, lines, { products, nowMs: Date.now() });
        storage.save({ cart: { ...cart, items: result.items } });
        setReport(result);
      },
      (failure: unknown) => {
        if (stop.signal.aborted) return;
        logFailure('what was handed over cannot be looked up', failure);
        setFailed(true);
      },
    );
    return () => stop.abort();
  }, [lines, locale, storage, round]);
  const retry = () => {
    setFailed(false);
    setRound(round + 1);
  };
  return { isTaking: lines !== null && !failed, failed: failed && lines !== null, retry, report, dismiss: () => setReport(null) };
}
