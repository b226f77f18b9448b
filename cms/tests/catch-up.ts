import { compiled, type Shop } from './strapi';

type Reader = (strapi: unknown) => Promise<void>;

/** Number of portions in which a reader takes the log; all events of a test file fit into them. */
const PORTIONS = 10;

/** Lets a reader of the log read to its end, in place of its job. */
export async function catchUp(shop: Shop, path: string, name: string): Promise<void> {
  const reader = compiled<Record<string, Reader>>(path)[name];
  for (let portion = 0; portion < PORTIONS; portion++) await reader?.(shop.strapi);
}
