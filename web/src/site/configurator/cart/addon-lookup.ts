import type { Locale } from '@contract/constants';
import type { Addon, ExpressDates } from '@contract/content/product';
import { get } from '../../../lib/http/http';

/** Loads add-ons by id (spec §7), on demand. @throws Problem */
export async function lookUpAddons(ids: readonly string[]): Promise<Addon[]> {
  if (ids.length === 0) return [];
  const { addons } = await get<{ addons: Addon[] }>(`/api/addons?ids=${[...ids].sort().join(',')}`);
  return addons;
}

type ExpressLookup = { units: number; locale: Locale; signal: AbortSignal };

/** Asks for when those of the add-ons that are express could be promised now, on demand. @throws Problem */
export async function lookUpExpressDates(ids: string, { units, ...options }: ExpressLookup): Promise<ExpressDates['dates']> {
  const { dates } = await get<ExpressDates>(`/api/express-dates?ids=${ids}&units=${units}`, options);
  return dates;
}
