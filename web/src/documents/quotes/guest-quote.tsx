import type { Order } from '@contract/production/order';
import type { QuoteView } from '@contract/quoting/offer';
import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { OrderStatus } from '../../ui/marks/document-status';
import { QuoteStatus } from '../../ui/marks/document-status';
import { Link } from '@tanstack/react-router';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { LinkRequest } from './link-request';
import { SiteLink } from '../../ui/layout/site-link';

type GuestQuoteProps = {
  quote: QuoteView;
  /** The order that came of the quote and its workspace, if there is one. */
  order: { view: Order; workspace: ReactNode } | null;
  /** The quote's workspace. */
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
          <section aria-label={t('order')}>{order.workspace}</section>
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

/** Says that the server did not answer; nothing is lost. */
export function GuestQuoteFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className="wrap guest-quote">
      <div className="box empty-state empty-cart" role="alert">
        <h1>{t('guest.failed.title')}</h1>
        <p className="muted">{t('guest.failed.text')}</p>
        <button type="button" className="button primary" onClick={onRetry}>
          {t('guest.retry')}
        </button>
      </div>
    </div>
  );
}

/** Shows that there is no such quote; somebody else's looks the same. */
export function QuoteMissing({ listPath }: { listPath: '/app/quotes' | '/admin/quotes' }) {
  const t = useT();
  return (
    <div className="missing-quote">
      <EmptySheet level={1} title={t('quote.missing.title')} text={t('quote.missing.text')}>
        <Link className="button primary" to={listPath}>
          {t('quote.missing.list')}
        </Link>
      </EmptySheet>
    </div>
  );
}

/** Says that the link leads to no request: expired, replaced by that of a newer offer, or copied incompletely. */
export function GuestQuoteMissing({ isReplaced = false }: { isReplaced?: boolean }) {
  const t = useT();
  return (
    <div className="wrap guest-quote">
      <div className="box empty-state empty-cart">
        <svg viewBox="0 0 240 120" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
          <path d="M20 110V10h200v100h-70M110 110H20" />
          <path d="M110 110h40" strokeDasharray="4 6" strokeWidth="1.5" />
        </svg>
        <h1>{t(isReplaced ? 'guest.replaced.title' : 'guest.missing.title')}</h1>
        <p className="muted">{t(isReplaced ? 'problem.quote.link-superseded' : 'guest.missing.text')}</p>
        <LinkRequest />
        <SiteLink className="link small" to="/kontakt">
          {t('guest.missing.contact')}
        </SiteLink>
      </div>
    </div>
  );
}
