import type { Order } from '@contract/production/order';
import type { QuoteView } from '@contract/quoting/offer';
import type { ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { OrderStatus } from '../../ui/marks/order-status';
import { QuoteStatus } from '../../ui/marks/quote-status';

type GuestQuoteProps = {
  quote: QuoteView;
  /** What came of it, and the desk for it. */
  order: { view: Order; desk: ReactNode } | null;
  /** The quote's desk. */
  children: ReactNode;
};

/** A request as its sender sees it through the link of the mail, from the first question to the finished work. */
export function GuestQuote({ quote, order, children }: GuestQuoteProps) {
  const t = useT();
  return (
    <div className="wrap guest-quote">
      <div>
        <h1>{order ? t('guest.order-title', { number: order.view.number }) : t('guest.title', { number: quote.number })}</h1>
        <p className="row guest-status">{order ? <OrderStatus status={order.view.status} /> : <QuoteStatus status={quote.status} />}</p>
      </div>
      {order ? (
        <>
          <section aria-label={t('order')}>{order.desk}</section>
          <details className="guest-offer">
            <summary>{`${t('offer')} ${quote.number}`}</summary>
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
