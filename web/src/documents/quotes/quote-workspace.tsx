import type { Offer, QuoteView } from '@contract/quoting/offer';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { Workspace } from '../../ui/layout/history';
import { Skeleton } from '../../ui/feedback/loading';
import type { Transitionable } from '../transitions/use-perform';
import { type BillingFacts, expressTexts, keptAcceptance, openQuestion } from './acceptance-draft';
import { QuoteContact, QuoteFiles } from './quote-files';
import { linesOfRequest, RequestAgain } from './request-again';
import { QuoteHistory, RequestSheet } from './request-sheet';
import { Panel } from '../../ui/layout/panel';
import { BuyerAmount } from '../../ui/marks/buyer-amount';
import { useLocale } from '../../lib/text/locale';
import { countText } from '../../lib/text/decimal';
import { DocumentLines } from '../../ui/tables/line-table';
import { formatDate, formatDay } from '../../lib/text/format';
import { Icon } from '../../ui/marks/icon';
import { TitleBlock } from '../../ui/layout/page-head';
import { useSignedDownload } from '../../downloads/use-download';
import { eventsOf } from '@contract/states/transition';
import { type QuoteEvent, quoteFlow } from '@contract/states/quote';
import { useHydrated } from '@tanstack/react-router';
import { withMessage } from '../../lib/http/query-string';
import { LineThread } from '../messages/message-thread';
import { useOfferChoice } from './offer-choice';
import { useOrderStep } from './use-order-step';
import type { QuoteAnswer } from './quote-dialog';

const QuoteDialog = lazy(() => import('./quote-dialog').then((module) => ({ default: module.QuoteDialog })));

const buttonClass: Partial<Record<QuoteEvent, string>> = {
  accept: 'button primary full',
  answer: 'button primary full',
  renew: 'button primary full',
  decline: 'button ghost small full',
  cancel: 'button ghost small full',
};

type QuoteDecisionProps = {
  quote: Transitionable<QuoteView>;
  /** The offer as it is chosen. */
  offer: Offer | null;
  /** The customer wants to order. */
  onAccept: () => void;
  /** The link to the order, once there is one. */
  order?: ReactNode;
};

/** Shows whose turn it is, the price of an open offer, and every transition that the quote's status allows the customer. */
function QuoteDecision({ quote, offer, onAccept, order }: QuoteDecisionProps) {
  const t = useT();
  const hydrated = useHydrated();
  const [requested, setRequested] = useState<QuoteAnswer | null>(null);
  const { status } = quote.view;
  const events = eventsOf(quoteFlow, status, 'customer');
  const question = openQuestion(quote.view);
  return (
    <section className="box quote-decision" aria-label={t('quote.next')}>
      {offer && status === 'offered' && <OfferPrice offer={offer} />}
      <div className="box-body">
        {status !== 'offered' && <h2>{t('quote.next')}</h2>}
        <p className={status === 'offered' ? 'small' : undefined}>{t(`quote.next.${status}`)}</p>
        {question && <blockquote className="open-question">{question.text}</blockquote>}
        {order}
        {events.map((event) => (
          <button
            key={event}
            type="button"
            disabled={!hydrated}
            className={buttonClass[event] ?? 'button full'}
            onClick={() => (event === 'accept' ? onAccept() : setRequested(event as QuoteAnswer))}
          >
            {t(event === 'accept' ? 'offer.accept' : `quote.event.${event}`)}
          </button>
        ))}
        <RequestAgain linesOf={() => linesOfRequest(quote.view.lines)} />
      </div>
      {requested && (
        <Suspense>
          <QuoteDialog quote={quote} event={requested} onClose={() => setRequested(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** Shows the price as its buyer reads it. */
function OfferPrice({ offer }: { offer: Offer }) {
  const t = useT();
  return (
    <div className="box-body">
      <p className="mono extra-small muted">{t('offer.fixed-price')}</p>
      <p className="decision-price amount-pair">
        <BuyerAmount buyer={offer.document.buyer.customerType} {...offer.totals} />
      </p>
    </div>
  );
}

const AcceptanceForm = lazy(() => import('./acceptance-form').then((module) => ({ default: module.AcceptanceForm })));

type QuoteWorkspaceProps = {
  quote: Transitionable<QuoteView>;
  /** The billing data of the account; undefined for a guest. */
  known?: BillingFacts;
  /** The conversation about it. */
  thread: ReactNode;
  /** The link to the order, once there is one. */
  order?: ReactNode;
  /** Leads to the page that stands after ordering, in place of the form. */
  onOrdered: (orderId: string) => void;
};

/** A quote as its customer works with it: the offer or the request, what was written and sent; the decision and what led to it beside. */
export function QuoteWorkspace({ quote, known, thread, order, onOrdered }: QuoteWorkspaceProps) {
  const t = useT();
  const step = useOrderStep('bestellen');
  const { view, path } = quote;
  const { status } = view;
  const threadOf = (line: string) => (
    <LineThread
      line={line}
      threadId={view.id}
      path={path}
      messages={view.messages}
      onMessage={(message) => void quote.onView(withMessage(view, message))}
    />
  );
  const { offer, expressBy, choice } = useOfferChoice(view, threadOf);
  const accepting = step.isOpen && status === 'offered';
  const orderedId = step.isOpen && status === 'accepted' ? view.orderId : null;
  // However it became an order: by this answer, by one that was lost on the way, or in another tab.
  useEffect(() => {
    if (orderedId === null) return;
    keptAcceptance(view.id).set(null);
    onOrdered(orderedId);
  }, [orderedId, onOrdered, view.id]);
  return (
    <>
      <Workspace
        decision={accepting ? null : <QuoteDecision quote={quote} offer={offer} order={order} onAccept={step.open} />}
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
            <AcceptanceForm quote={quote} offer={offer} expressBy={expressBy} choice={choice} known={known} onClose={step.close} />
          </Suspense>
        )}
        {offer ? (
          <OfferSections offer={offer} path={path} expressBy={expressBy} choice={accepting ? null : choice} threadOf={threadOf} />
        ) : (
          <RequestSheet quote={view} threadOf={threadOf} />
        )}
        {thread}
        <QuoteFiles lines={view.lines} checks={view.checks} path={path} />
        {offer && (
          <details className="panel request-before">
            <summary>{t('offer.request')}</summary>
            <RequestSheet quote={view} />
          </details>
        )}
      </Workspace>
      {offer && status === 'offered' && !accepting && <DecisionBar offer={offer} onAccept={step.open} />}
    </>
  );
}

function OfferSections(props: OfferSheetProps) {
  return (
    <>
      <OfferSheet {...props} />
      <OfferTerms offer={props.offer} />
    </>
  );
}

/** Shows the terms that were agreed for this offer beside lines and price. */
function OfferTerms({ offer: { document } }: { offer: Offer }) {
  const t = useT();
  if (document.terms.length === 0) return null;
  return (
    <Panel title={t('offer.terms')}>
      <div className="stack offer-terms">
        {document.terms.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Panel>
  );
}

/** Shows price and acceptance at the foot of the screen on phones, since the decision stands below the sheet. */
function DecisionBar({ offer, onAccept }: { offer: Offer; onAccept: () => void }) {
  const t = useT();
  return (
    <div className="decision-bar">
      <b className="amount-pair">
        <BuyerAmount buyer={offer.document.buyer.customerType} {...offer.totals} />
      </b>
      <button type="button" className="button primary small" onClick={onAccept}>
        {t('offer.accept')}
      </button>
    </div>
  );
}

type OfferSheetProps = Pick<QuoteView, 'expressBy'> & {
  offer: Offer;
  /** The API's path of its quote. */
  path: string;
  /** What is chosen from an offer with a choice. */
  choice: ReactNode;
  /** Returns what was written about a line, by its key. */
  threadOf: (line: string) => ReactNode;
};

/** An offer as a drawing: title block with index and term, then its lines. */
function OfferSheet({ offer, path, expressBy, choice, threadOf }: OfferSheetProps) {
  const t = useT();
  const locale = useLocale();
  const download = useSignedDownload();
  const { version, sentAt, latest, totals, document } = offer;
  const date = formatDay(sentAt, locale);
  const express = document.express && expressTexts(t, document.express, { locale, by: document.withdrawalNotice ? null : expressBy });
  return (
    <section className="panel quote-sheet" aria-label={t('offer')}>
      <TitleBlock
        columns={4}
        facts={[
          { name: t('offer'), value: document.number },
          { name: t('offer.version'), value: version },
          { name: t('offer.valid-until'), value: formatDate(document.validUntil, locale) },
          { name: t('offer.lead-time'), value: express?.name ?? countText(t, 'offer.lead-days', document.leadTimeDays) },
        ]}
      />
      {!latest && (
        <div className="note warn">
          <Icon name="info" />
          <p>{t('offer.superseded')}</p>
        </div>
      )}
      {choice}
      <DocumentLines {...document} totals={totals} version={version} below={({ key }) => threadOf(key)} />
      {express && <p className="small tax-note">{express.terms}</p>}
      <div className="row between offer-foot">
        <span className="small muted">{t(version === 'a' ? 'offer.since' : 'offer.replaces', { version, date })}</span>
        <button type="button" className="button small" onClick={() => void download(`${path}/offers/${version}/download-url`)}>
          <Icon name="download" small /> {t('offer.pdf')}
        </button>
      </div>
    </section>
  );
}
