import { formatCents } from '@contract/pricing/money';
import type { Offer, QuoteView } from '@contract/quoting/offer';
import { eventsOf } from '@contract/states/transition';
import { quoteFlow, type QuoteEvent } from '@contract/states/quote';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { useAwake } from '../../ui/layout/use-awake';
import type { Movable } from '../transitions/use-move';
import type { QuoteAnswer } from './quote-dialog';
import { openQuestion } from './acceptance-draft';

const QuoteDialog = lazy(() => import('./quote-dialog').then((module) => ({ default: module.QuoteDialog })));

const buttonClass: Partial<Record<QuoteEvent, string>> = {
  accept: 'button primary full',
  answer: 'button primary full',
  decline: 'button ghost small full',
  cancel: 'button ghost small full',
};

type QuoteDecisionProps = {
  quote: Movable<QuoteView>;
  /** The customer wants to order. */
  onAccept: () => void;
  /** The way to the order, once there is one. */
  order?: ReactNode;
};

/** Whose turn it is, what it is about, and every answer that the quote's state allows. */
export function QuoteDecision({ quote, onAccept, order }: QuoteDecisionProps) {
  const t = useT();
  const awake = useAwake();
  const [asked, setAsked] = useState<QuoteAnswer | null>(null);
  const { status, offer } = quote.view;
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
            disabled={!awake}
            className={buttonClass[event] ?? 'button full'}
            onClick={() => (event === 'accept' ? onAccept() : setAsked(event as QuoteAnswer))}
          >
            {t(event === 'accept' ? 'offer.accept' : `quote.event.${event}`)}
          </button>
        ))}
      </div>
      {asked && (
        <Suspense>
          <QuoteDialog quote={quote} event={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** Net and gross in equal size (PAngV). */
function OfferPrice({ offer: { totals } }: { offer: Offer }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="box-body">
      <p className="mono extra-small muted">{t('offer.fixed-price')}</p>
      <p className="decision-price">{t('offer.price.gross', { price: formatCents(totals.gross, locale) })}</p>
      <p className="decision-price">{t('offer.price.net', { price: formatCents(totals.net, locale) })}</p>
    </div>
  );
}
