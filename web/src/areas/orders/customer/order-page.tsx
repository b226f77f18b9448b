import type { Order } from '@contract/production/order';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { formatLongDay } from '../../../lib/text/format';
import { OrderStatus } from '../../../ui/marks/document-status';
import { PageHead } from '../../../ui/layout/page-head';
import { serviceNames } from '../../workspace/document-cells';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

type OrderPageProps = { order: Order; /** The workspace with everything about it. */ children: ReactNode };

/** Shows one of the customer's own orders. */
export function OrderPage({ order, children }: OrderPageProps) {
  const t = useT();
  const locale = useLocale();
  const { number, status, placedAt, lines, quote } = order;
  const above = (
    <nav className="breadcrumb" aria-label={t('portal.breadcrumb')}>
      <Link to="/app/orders" activeOptions={{ exact: true }}>
        {t('portal.orders')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{number}</span>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <OrderStatus status={status} />
      <span className="small muted">{t('portal.orders.from', { date: formatLongDay(placedAt, locale) })}</span>
      <Link className="link small" to="/app/quotes/$id" params={{ id: quote.id }}>
        {t('portal.orders.offer', { number: quote.number })}
      </Link>
    </div>
  );
  return (
    <>
      <PageHead title={serviceNames([...new Set(lines.map(({ name }) => name))], locale)} above={above} below={below} />
      {children}
    </>
  );
}

/** Shows that there is no such order; somebody else's looks the same. */
export function OrderMissing() {
  const t = useT();
  return (
    <div className="missing-quote">
      <EmptySheet level={1} title={t('order.missing.title')} text={t('order.missing.text')}>
        <Link className="button primary" to="/app/orders">
          {t('order.missing.list')}
        </Link>
      </EmptySheet>
    </div>
  );
}
