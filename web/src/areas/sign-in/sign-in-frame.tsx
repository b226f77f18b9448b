import { ownPages } from '@contract/content/page-kinds';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../lib/text/strings';
import { LogoMark } from '../../ui/marks/logo';
import { SiteLink } from '../../ui/layout/site-link';
import { useEarlyClicks } from '../../static-markup/use-early-actions';
import { Link, useRouter } from '@tanstack/react-router';
import { LongArrow } from '../../ui/marks/long-arrow';
import { Spinner } from '../../ui/feedback/loading';

type SignInFrameProps = { brand: string; /** A word beside the logo. */ tag?: string; children: ReactNode };

/** The pages around signing in, without layout: the form, ways back to the public site, and a door. */
export function SignInFrame({ brand, tag = 'BETA', children }: SignInFrameProps) {
  const t = useT();
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
          <SiteLink to={ownPages.withdrawal.path}>{t('footer.withdrawal')}</SiteLink>
          <SiteLink to={ownPages.cancellation.path}>{t('footer.cancellation')}</SiteLink>
        </footer>
      </div>
      <DoorPlan />
      <TakenOver />
    </div>
  );
}

/** A door that opens, in plan. */
function DoorPlan() {
  const t = useT();
  return (
    <div className="sign-in-drawing blueprint on-dark" aria-hidden="true">
      <svg preserveAspectRatio="xMidYMid slice" viewBox="0 0 720 900" fill="none" stroke="currentColor" strokeLinejoin="round">
        <defs>
          <pattern id="door-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V9" stroke="currentColor" strokeWidth=".9" />
          </pattern>
        </defs>
        <g strokeWidth="1.5">
          <path d="M-20 560H230V600H-20zM490 560H740V600H490z" fill="url(#door-hatch)" />
          <path d="M230 560V600M490 560V600" strokeWidth="3" />
          <path className="door-leaf" d="M230 560V300H242V560z" />
          <path d="M236 300A260 260 0 0 1 490 560" strokeDasharray="16 4 3 4" />
        </g>
        <path d="M226 660H494M230 630v34M221 669l18 -18M490 630v34M481 669l18 -18" strokeWidth=".8" />
        <path d="M360 120L360 820" strokeWidth=".75" strokeDasharray="14 3 2 3" opacity=".7" />
        <circle cx="360" cy="110" r="26" strokeWidth="1.5" />
        <g className="door-text">
          <text x="360" y="652" fontSize="22" textAnchor="middle">
            {t('door.width')}
          </text>
          <text x="378" y="720" fontSize="18">
            T 0.01
          </text>
          <text x="378" y="746" fontSize="18">
            {t('door.note')}
          </text>
          <text x="360" y="118" fontSize="24" textAnchor="middle">
            A
          </text>
        </g>
      </svg>
    </div>
  );
}

/** Tells the session that the server's HTML of an area has been hydrated. */
export function TakenOver() {
  const { session } = useRouter().options.context;
  useEffect(() => session?.takenOver(), [session]);
  return null;
}

/** A form's one action. While it runs it stays in its place and takes no second click. */
export const SubmitButton = ({ sending, children }: { sending: boolean; children: ReactNode }) => (
  <button type="submit" className="button primary full submit" aria-disabled={sending || undefined}>
    {sending && <Spinner />}
    {children} {!sending && <LongArrow />}
  </button>
);

/** The heading of what a page has become; takes the focus, so that the change is noticed. */
export function StepTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

/** A link to the sign-up page for those who have no account yet. */
export function SignUpHint({ returnTo }: { returnTo?: string }) {
  const t = useT();
  return (
    <p className="small centered">
      {t('auth.login.sign-up')}{' '}
      <Link to="/app/signup" search={{ returnTo }}>
        {t('auth.login.sign-up.link')}
      </Link>
    </p>
  );
}
