import { declarationPaths } from '@contract/content/content-path';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../ui/marks/logo';
import { SiteLink } from '../../ui/layout/site-link';
import { useEarlyClicks } from '../../ui/forms/use-early-clicks';
import { DoorPlan } from './door-plan';
import { TakenOver } from './taken-over';

type SignInFrameProps = { brand: string; /** Beside the logo. */ tag?: string; children: ReactNode };

/** The pages around signing in, without layout: the form, ways back to the public site, and a door. */
export function SignInFrame({ brand, tag = 'BETA', children }: SignInFrameProps) {
  const { t } = useTranslation();
  useEarlyClicks();
  return (
    <div className="sign-in">
      <div className="sign-in-side">
        <header className="row">
          <SiteLink className="logo" to="/" data-tone="alternating" aria-label={t('logo.home', { brand })}>
            <LogoMark />
            <span>{brand}</span>
          </SiteLink>
          <span className="tag">{tag}</span>
        </header>
        <main id="inhalt" className="sign-in-content" data-early>
          {children}
          <noscript>
            <p className="small">{t('auth.no-script')}</p>
          </noscript>
        </main>
        <footer className="row small muted">
          <SiteLink to="/">{t('bar.public-site')}</SiteLink>
          <SiteLink to="/hilfe-center">{t('auth.help')}</SiteLink>
          <SiteLink to="/rechtliches/impressum">{t('auth.imprint')}</SiteLink>
          <SiteLink to="/rechtliches/datenschutzrichtlinie">{t('auth.privacy')}</SiteLink>
          <SiteLink to={declarationPaths.withdrawal}>{t('footer.withdrawal')}</SiteLink>
          <SiteLink to={declarationPaths.cancellation}>{t('footer.cancellation')}</SiteLink>
        </footer>
      </div>
      <DoorPlan />
      <TakenOver />
    </div>
  );
}
