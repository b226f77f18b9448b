import { cartKeys } from '@contract/quoting/cart';
import type { ConfigurableProduct } from '@contract/content/product';
import { isConfigurableProducts } from './product-guard';
import { storedValue } from '../../lib/stored-value';

/** The cart's products as last shown, so that the cart can be read while the shop does not answer. */
export const rememberedProducts = storedValue<readonly ConfigurableProduct[]>(cartKeys.products, isConfigurableProducts, []);
