import type { Product } from '@contract/content/product';

/** What the box on a product's page needs to know. */
export type BoxProduct = Pick<Product, 'id' | 'name' | 'unit' | 'minQuantity' | 'price' | 'addons'>;
