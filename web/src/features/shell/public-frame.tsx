import type { Site } from '@contract/site';
import { useRef, type ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { useClientNavigation } from '../../lib/use-client-navigation';
import { useFocusOnNavigation } from '../../lib/use-focus-on-navigation';
import { Footer } from './footer';
import { Header } from './header';
import { SmallMenu } from './small-menu';

type PublicFrameProps = {
  site: Site;
  /** The cart's item count. */
  badge: ReactNode;
  /** Draws a product in the services panel. */
  drawing?: (name: string) => ReactNode;
  children: ReactNode;
};

/** What surrounds every public page. */
export function PublicFrame({ site, badge, drawing, children }: PublicFrameProps) {
  const t = useT();
  const content = useRef<HTMLElement>(null);
  useClientNavigation();
  useFocusOnNavigation(content);
  return (
    <>
      <a className="skip-link" href="#inhalt">
        {t('page.skip')}
      </a>
      <Header site={site} badge={badge} drawing={drawing} />
      <main id="inhalt" ref={content} tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <SmallMenu site={site} badge={badge} />
    </>
  );
}
