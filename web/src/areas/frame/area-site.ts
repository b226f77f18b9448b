import type { Locale } from '@contract/constants';
import type { Site } from '@contract/content/site';
import { get } from '../../lib/http/http';
import type { RouterContext } from '../../router';
import type { StringKey } from '../../lib/text/strings';

export type AreaSite = Pick<Site, 'brand' | 'phone' | 'supportHours'>;

/** Loads the few facts about the shop that areas show. Areas open without them too. */
export async function loadAreaSite(locale: Locale): Promise<AreaSite> {
  const site = await get<Site>('/api/site', { locale }).catch(() => null);
  return { brand: site?.brand ?? 'Planquadrat', phone: site?.phone ?? '', supportHours: site?.supportHours ?? '' };
}

/** Returns the head of an area's outermost route: a title for pages without one, and no listing by search engines. */
export const areaHead = (title: StringKey, context: RouterContext) => ({
  meta: [{ title: context.t(title) }, { name: 'robots', content: 'noindex' }],
});
