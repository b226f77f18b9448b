import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { SiteLink } from '../../ui/layout/site-link';
import { Loader } from '../../ui/feedback/loading';
import { useHydrated } from '@tanstack/react-router';

type DeadEndProps = {
  title: string;
  text: string;
  /** The description of the broken plan for screen readers; without it the drawing is decoration. */
  drawing?: string;
  /** True if it is to be read out at once, since it happened unexpectedly. */
  alert?: boolean;
  above?: ReactNode;
  /** Links that lead on from here. */
  children: ReactNode;
};

/** A plan with a missing wall, in place of a page. */
const DeadEnd = ({ title, text, drawing = '', alert, above, children }: DeadEndProps) => (
  <section className="dead-end squared-paper">
    <div className="wrap">
      <div role={alert ? 'alert' : undefined}>
        {above}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="row">{children}</p>
      </div>
      <img className="broken-plan" src="/broken-plan.svg" alt={drawing} width="400" height="290" />
    </div>
  </section>
);

/** The page in place of one that could not be loaded. An empty link address is this page again, with or without JavaScript. */
export function FailurePage() {
  const t = useT();
  return (
    <DeadEnd title={t('failure.title')} text={t('failure.text')} alert>
      <a className="button primary" href="">
        {t('failure.reload')}
      </a>
    </DeadEnd>
  );
}

/** The page for addresses nobody knows. */
export function NotFoundPage() {
  const t = useT();
  return (
    <DeadEnd title={t('missing.title')} text={t('missing.text')} drawing={t('missing.drawing')} above={<p className="mono muted">404</p>}>
      <SiteLink className="button primary" to="/">
        {t('missing.home')}
      </SiteLink>
      <SiteLink className="button" to="/kontakt">
        {t('missing.contact')}
      </SiteLink>
    </DeadEnd>
  );
}

/**
 * Shows that an address has no page. The server alone knows what has moved (301) and what is gone (410), so that a link followed in the
 * browser is asked for there.
 */
export function MissingPage() {
  const hydrated = useHydrated();
  const [isAnswered] = useState(!hydrated);
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <NotFoundPage /> : <Loader />;
}
