import type { Addon } from '@contract/content/product';
import { get } from '../../../lib/http/http';

/** Loads add-ons by id (spec §7), on demand. @throws Problem */
export async function lookUpAddons(ids: readonly string[]): Promise<Addon[]> {
  if (ids.length === 0) return [];
  const { addons } = await get<{ addons: Addon[] }>(`/api/addons?ids=${[...ids].sort().join(',')}`);
  return addons;
}
