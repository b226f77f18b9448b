import type { Site } from '@contract/content/site';
import type { ReactNode } from 'react';
import type { Translate } from '../../lib/strings';
import { withParts } from '../../lib/page-parts';
import { organizationJsonLd } from '../../lib/json-ld';
import { JsonLd } from '../../ui/layout/json-ld';
import { Footer } from './footer';
import { Header } from './header';
import { SmallMenu } from './small-menu';

export type FrameParts = ReturnType<typeof frameParts>['parts'];

type FrameContent = {
  site: Site;
  /** Of the page that the parts are made for; `markPath` follows the later ones. */
  path: string;
  /** What stands before and after everything else. */
  notices: { first: ReactNode; last: ReactNode };
};

/** What stands above and below every public page. */
export function frameParts({ site, path, notices }: FrameContent, { t, origin }: { t: Translate; origin: string }) {
  const { brand, phone } = site;
  return withParts(
    { brand, phone },
    {
      above: (
        <>
          <a className="skip-link" href="#inhalt">
            {t('page.skip')}
          </a>
          {notices.first}
          <Header site={site} path={path} />
        </>
      ),
      below: (
        <>
          <Footer site={site} path={path} />
          <SmallMenu site={site} path={path} />
          {notices.last}
          <JsonLd data={organizationJsonLd(site, origin)} />
        </>
      ),
    },
  );
}
