import type { Site } from '@contract/site';
import type { Translate } from '../../lib/strings';
import { withParts } from '../../lib/page-parts';
import { organizationJsonLd } from '../../lib/seo';
import { JsonLd } from '../../ui/json-ld';
import { Footer } from './footer';
import { Header } from './header';
import { SmallMenu } from './small-menu';

export type FrameParts = ReturnType<typeof frameParts>['parts'];

/** What stands above and below every public page. @param path of the page they are made for; `markPath` follows the later ones */
export function frameParts(site: Site, path: string, { t, origin }: { t: Translate; origin: string }) {
  const { brand, phone } = site;
  return withParts(
    { brand, phone },
    {
      above: (
        <>
          <a className="skip-link" href="#inhalt">
            {t('page.skip')}
          </a>
          <Header site={site} path={path} />
        </>
      ),
      below: (
        <>
          <Footer site={site} path={path} />
          <SmallMenu site={site} path={path} />
          <JsonLd data={organizationJsonLd(site, origin)} />
        </>
      ),
    },
  );
}
