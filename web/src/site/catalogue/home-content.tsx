import type { Home, Site } from '@contract/content/site';
import { withParts } from '../../lib/page-parts';
import { webSiteJsonLd } from '../../lib/json-ld';
import { pageHead } from '../../lib/seo';
import { JsonLd } from '../../ui/layout/json-ld';
import { HomePage } from './home-page';
import type { PageContext } from '../../lib/page-context';

/** The home page, and what it says about itself. */
export const homeContent = (home: Home, site: Site, { locale, languages, origin }: PageContext) =>
  withParts(
    {},
    {
      head: pageHead({ ...home.seo, path: '/', locale, languages, origin }),
      page: (
        <>
          <HomePage home={home} site={site} />
          <JsonLd data={webSiteJsonLd(site.brand, { locale, origin })} />
        </>
      ),
    },
  );
