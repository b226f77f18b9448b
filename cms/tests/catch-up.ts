import { compiled, type Shop } from './strapi';

type Reader = (strapi: unknown) => Promise<void>;

/** Readers take the log in portions; all events of a test file fit into so many. */
const PORTIONS = 10;

/** Has a reader of the log read all there is, in place of its job. */
export async function catchUp(shop: Shop, path: string, name: string): Promise<void> {
  const reader = compiled<Record<string, Reader>>(path)[name];
  for (let portion = 0; portion < PORTIONS; portion++) await reader?.(shop.strapi);
}
