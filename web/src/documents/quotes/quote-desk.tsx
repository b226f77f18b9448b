import type { Offer } from '@contract/quoting/offer';
import type { QuoteView } from '@contract/quoting/quote-view';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { Desk } from '../../ui/layout/desk';
import { Skeleton } from '../../ui/feedback/skeleton';
import type { Movable } from '../transitions/use-move';
import type { BillingFacts } from './acceptance-draft';
import { DecisionBar } from './decision-bar';
import { OfferSheet } from './offer-sheet';
import { OfferTerms } from './offer-terms';
import { QuoteContact } from './quote-contact';
import { QuoteDecision } from './quote-decision';
import { QuoteFiles } from './quote-files';
import { QuoteHistory } from './quote-history';
import { RequestSheet } from './request-sheet';

const AcceptanceForm = lazy(() => import('./acceptance-form').then((module) => ({ default: module.AcceptanceForm })));

type QuoteDeskProps = {
  quote: Movable<QuoteView>;
  /** What the account knows about whom to bill; undefined for a guest. */
  known?: BillingFacts;
  /** The conversation about it. */
  thread: ReactNode;
  /** The way to the order, once there is one. */
  order?: ReactNode;
};

/** A quote as its customer works with it: the offer or the request, what was written and sent; the decision and what led to it beside. */
export function QuoteDesk({ quote, known, thread, order }: QuoteDeskProps) {
  const t = useT();
  const [accepting, setAccepting] = useState(false);
  const { view, path } = quote;
  const { offer, status } = view;
  return (
    <>
      <Desk
        decision={accepting ? null : <QuoteDecision quote={quote} order={order} onAccept={() => setAccepting(true)} />}
        decisionFirst={status !== 'offered'}
        aside={
          <>
            <QuoteHistory quote={view} />
            <QuoteContact contact={view.contact} title={t('guest.contact')} />
          </>
        }
      >
        {accepting && offer && (
          <Suspense fallback={<Skeleton />}>
            <AcceptanceForm quote={quote} offer={offer} known={known} onClose={() => setAccepting(false)} />
          </Suspense>
        )}
        {offer ? <OfferParts offer={offer} path={path} /> : <RequestSheet quote={view} />}
        {thread}
        <QuoteFiles lines={view.lines} path={path} />
        {offer && (
          <details className="panel request-before">
            <summary>{t('offer.request')}</summary>
            <RequestSheet quote={view} />
          </details>
        )}
      </Desk>
      {offer && status === 'offered' && !accepting && <DecisionBar totals={offer.totals} onAccept={() => setAccepting(true)} />}
    </>
  );
}

function OfferParts({ offer, path }: { offer: Offer; path: string }) {
  return (
    <>
      <OfferSheet offer={offer} path={path} />
      <OfferTerms offer={offer} />
    </>
  );
}
