import type { QuoteView } from '@contract/quote-view';
import type { ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { QuoteStatus } from '../../ui/quote-status';

type GuestQuoteProps = {
  quote: QuoteView;
  /** What came of it. */
  order: ReactNode;
  /** The quote's desk. */
  children: ReactNode;
};

/** A request as its sender sees it through the link of the mail, from the first question to the finished work. */
export function GuestQuote({ quote, order, children }: GuestQuoteProps) {
  const t = useT();
  return (
    <div className="wrap guest-quote">
      <div>
        <h1>{t('guest.title', { number: quote.number })}</h1>
        <p className="row guest-status">
          <QuoteStatus status={quote.status} />
        </p>
      </div>
      {order ? (
        <>
          <section aria-label={t('order')}>{order}</section>
          <details className="guest-offer">
            <summary>{t('offer')}</summary>
            {children}
          </details>
        </>
      ) : (
        children
      )}
      <p className="small muted">{t('guest.private')}</p>
    </div>
  );
}
