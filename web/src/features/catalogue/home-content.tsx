import type { Home, Site } from '@contract/site';
import { withParts } from '../../lib/page-parts';
import { pageHead } from '../../lib/seo';
import { HomePage } from './home-page';
import type { PageContext } from '../../lib/page-context';

/** The home page, and what it says about itself. */
export const homeContent = (home: Home, site: Site, { locale, origin }: PageContext) =>
  withParts({}, { head: pageHead({ ...home.seo, path: '/', locale, origin }), page: <HomePage home={home} site={site} /> });
