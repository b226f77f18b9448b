import type { ConfigurableProduct } from '@contract/content/product';
import { useEffect, useState } from 'react';
import { get } from '../../lib/http';
import { useLocale } from '../../lib/locale';
import { logFailure } from '../../lib/log-failure';
import { rememberedProducts } from './remembered-products';

export type CartProducts = {
  /** `stale`: the shop does not answer, products are those last shown. */
  status: 'loading' | 'ready' | 'stale';
  byId: ReadonlyMap<string, ConfigurableProduct>;
  reload: () => void;
};

type Lookup = Pick<CartProducts, 'status' | 'byId'> & { ids: string };

const none: Lookup = { status: 'loading', byId: new Map(), ids: '' };

/** The shop's current products and prices for these ids; a product that is missing when `ready` is no longer offered. */
export function useCartProducts(productIds: readonly string[]): CartProducts {
  const locale = useLocale();
  const ids = [...productIds].sort().join(',');
  const [lookup, setLookup] = useState(none);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (ids === '') return;
    const stop = new AbortController();
    get<{ products: ConfigurableProduct[] }>(`/api/products?ids=${ids}`, { locale, signal: stop.signal }).then(
      ({ products }) => {
        rememberedProducts.set(products);
        setLookup({ status: 'ready', byId: byId(products), ids });
      },
      (failure: unknown) => {
        if (stop.signal.aborted) return;
        logFailure('current prices cannot be read', failure);
        setLookup({ status: 'stale', byId: byId(rememberedProducts.get()), ids });
      },
    );
    return () => stop.abort();
  }, [ids, locale, round]);
  const isKnown = productIds.every((id) => lookup.ids.split(',').includes(id));
  return { status: isKnown ? lookup.status : 'loading', byId: lookup.byId, reload: () => setRound(round + 1) };
}

const byId = (products: readonly ConfigurableProduct[]) => new Map(products.map((product) => [product.id, product]));
