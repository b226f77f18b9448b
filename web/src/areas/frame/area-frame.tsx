import { type ReactNode, useRef } from 'react';
import { useT } from '../../lib/text/strings';
import { useFocusOnNavigation, useIsNavigating } from '../../lib/page/use-navigation';
import { Link } from '@tanstack/react-router';
import { ownPages } from '@contract/content/page-kinds';
import { SiteLink } from '../../ui/layout/site-link';
import type { AreaSite } from './area-site';

type AreaFrameProps = {
  bar: ReactNode;
  /** A note that concerns the whole page. */ note?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** The frame around every page of an area. */
export function AreaFrame({ bar, note, footer, children }: AreaFrameProps) {
  const t = useT();
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  return (
    <div className="area">
      <a className="skip-link" href="#inhalt">
        {t('page.skip')}
      </a>
      {bar}
      {note}
      <main id="inhalt" className="wrap" ref={content} tabIndex={-1} aria-busy={useIsNavigating() || undefined}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** The page while it is not known who is there; knows neither bar nor content. */
export const AreaWaiting = ({ children }: { children: ReactNode }) => <main className="area-waiting">{children}</main>;

/** An address inside an area that leads nowhere, or to something that is not this person's. */
export function AreaMissing({ home }: { home: string }) {
  const t = useT();
  return (
    <section className="dead-end area-dead-end">
      <div className="wrap">
        <div>
          <p className="mono muted">404</p>
          <h1>{t('missing.title')}</h1>
          <p className="lead">{t('area.missing.text')}</p>
          <p className="row">
            <Link className="button primary" to={home}>
              {t('area.missing.home')}
            </Link>
          </p>
        </div>
        <img className="broken-plan" src="/broken-plan.svg" alt="" width="400" height="290" />
      </div>
    </section>
  );
}

/** Shows the last line of the portal: whom to ask, and what the law wants at hand. */
export function PortalFooter({ brand, phone, supportHours }: AreaSite) {
  const t = useT();
  return (
    <footer className="area-footer">
      <div className="wrap">
        <span>{[t('portal-footer.name', { brand }), supportHours, phone].filter(Boolean).join(' · ')}</span>
        <span className="row">
          <SiteLink to="/hilfe-center">{t('portal-footer.help')}</SiteLink>
          <SiteLink to="/rechtliches/datenschutzrichtlinie">{t('auth.privacy')}</SiteLink>
          <SiteLink to="/rechtliches/impressum">{t('auth.imprint')}</SiteLink>
          <SiteLink to={ownPages.withdrawal.path}>{t('footer.withdrawal')}</SiteLink>
          <SiteLink to={ownPages.cancellation.path}>{t('footer.cancellation')}</SiteLink>
        </span>
      </div>
    </footer>
  );
}
