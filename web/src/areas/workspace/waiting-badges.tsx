import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../lib/text/strings';
import { rowsOf } from '../../lib/http/query-string';
import { ordersQuery, quotesQuery } from './customer-queries';
import type { OrderStatus } from '@contract/states/order';
import { customerTurnStatuses, type QuoteStatus } from '@contract/states/quote';
import type { OrderSummary } from '@contract/production/order';
import type { QuoteSummary } from '@contract/quoting/quote';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/text/locale';
import { formatDate } from '../../lib/text/format';
import { Icon } from '../../ui/marks/icon';
import { LongArrow } from '../../ui/marks/long-arrow';
import { BuyerAmount } from '../../ui/marks/buyer-amount';
import { WaitingCard } from '../../ui/feedback/waiting-card';
import { serviceNames } from './document-cells';

/** Shows the number of quotes that wait for the customer. */
export function QuotesBadge() {
  const { data } = useInfiniteQuery(quotesQuery({ status: 'open' }));
  return <WaitingBadge count={data ? rowsOf(data).filter(isCustomersTurn).length : 0} />;
}

/** Shows the number of deliveries that wait for the customer. */
export function OrdersBadge() {
  const { data } = useInfiniteQuery(ordersQuery({ status: 'open' }));
  return <WaitingBadge count={data ? rowsOf(data).filter(isDelivered).length : 0} />;
}

function WaitingBadge({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="badge">
      {count}
      <span className="visually-hidden"> {t('portal.waiting')}</span>
    </span>
  );
}

const customerTurn: readonly QuoteStatus[] = customerTurnStatuses;

/** Returns true if a quote waits for its customer. */
const isCustomersTurn = ({ status }: { status: QuoteStatus }): boolean => customerTurn.includes(status);

/** Returns true if an order waits to be accepted or revised. */
export const isDelivered = ({ status }: { status: OrderStatus }): boolean => status === 'delivered';

/** The number of single cards; the sum above counts everything. */
const SHOWN = 4;

type WaitingStripProps = {
  /** The customer's open quotes, newest first. */
  quotes: readonly QuoteSummary[];
  orders: readonly OrderSummary[];
  overdue: OverdueInvoices;
};

/** The invoices that should have been paid: how many there are, and the first of them as cards. */
export type OverdueInvoices = { count: number; cards: ReactNode };

/**
 * Shows what waits for the customer: overdue invoices, deliveries, then questions, then offers by the day they end; when nothing waits, it
 * says how many quotes are with us.
 */
export function WaitingStrip({ quotes, orders, overdue }: WaitingStripProps) {
  const t = useT();
  const delivered = orders.filter(isDelivered);
  const requested = quotes.filter(isCustomersTurn).toSorted((one, other) => endOf(one).localeCompare(endOf(other)));
  if (overdue.count + delivered.length + requested.length === 0) {
    return (
      <p className="nothing-waits">
        <Icon name="check" />
        <span>{quotes.length > 0 ? t('portal.waiting.with-us', { count: quotes.length }) : t('portal.waiting.none')}</span>
      </p>
    );
  }
  return (
    <>
      <WaitingSum quotes={requested} deliveries={delivered.length} overdue={overdue.count} />
      {overdue.cards}
      {delivered.slice(0, SHOWN).map((order) => (
        <WaitingOrder key={order.id} order={order} />
      ))}
      {requested.slice(0, Math.max(0, SHOWN - delivered.length)).map((quote) => (
        <WaitingQuote key={quote.id} quote={quote} />
      ))}
    </>
  );
}

/** Returns the day on which the offer ends; a question has none and sorts first. */
const endOf = ({ status, validUntil }: QuoteSummary): string => (status === 'offered' && validUntil) || '';

function WaitingOrder({ order }: { order: OrderSummary }) {
  const t = useT();
  return (
    <WaitingDocument document={order} title={t('portal.waiting.delivered', { number: order.number })} price={t('offer.fixed-price')}>
      <Link className="button primary small full" to="/app/orders/$id" params={{ id: order.id }}>
        {t('portal.waiting.delivered.open')} <LongArrow />
      </Link>
    </WaitingDocument>
  );
}

function WaitingQuote({ quote }: { quote: QuoteSummary }) {
  const t = useT();
  const locale = useLocale();
  const step = quote.status === 'offered' ? 'offered' : 'needs_info';
  return (
    <WaitingDocument
      document={quote}
      title={t(`portal.waiting.${step}`, { number: quote.number })}
      note={step === 'offered' && quote.validUntil ? t('portal.waiting.until', { date: formatDate(quote.validUntil, locale) }) : undefined}
      price={t(step === 'offered' ? 'offer.fixed-price' : 'portal.price')}
    >
      <Link className="button primary small full" to="/app/quotes/$id" params={{ id: quote.id }}>
        {t(`portal.waiting.${step}.open`)} <LongArrow />
      </Link>
    </WaitingDocument>
  );
}

type WaitingSumProps = { quotes: readonly QuoteSummary[]; deliveries: number; overdue: number };

/** Shows how many documents wait, above the single cards: those do not show all of them. */
function WaitingSum({ quotes, deliveries, overdue }: WaitingSumProps) {
  const t = useT();
  const offers = quotes.filter(({ status }) => status === 'offered').length;
  const questions = quotes.length - offers;
  const parts = [
    overdue > 0 && t('portal.waiting.overdue', { count: overdue }),
    deliveries > 0 && t('portal.waiting.deliveries', { count: deliveries }),
    offers > 0 && t('portal.waiting.offers', { count: offers }),
    questions > 0 && t('portal.waiting.questions', { count: questions }),
  ];
  return <p className="waiting-sum">{parts.filter(Boolean).join(' · ')}</p>;
}

type WaitingDocumentProps = {
  document: Pick<QuoteSummary, 'number' | 'services' | 'drawing' | 'net' | 'gross' | 'customerType'>;
  title: string;
  /** The time it has been waiting, or the day it ends. */
  note?: string;
  /** The label of the price. */
  price: string;
  /** The link to the document. */
  children: ReactNode;
};

/** A quote or an order that waits for the customer. */
function WaitingDocument({ document, title, note, price, children }: WaitingDocumentProps) {
  const t = useT();
  const locale = useLocale();
  const { number, services, drawing, net, gross, customerType } = document;
  return (
    <WaitingCard
      label={number}
      drawing={drawing}
      mark={[t('portal.waiting'), note].filter(Boolean).join(', ')}
      title={title}
      about={serviceNames(services, locale)}
      price={price}
      amount={
        <span className="amount-pair">
          <BuyerAmount buyer={customerType} net={net} gross={gross} />
        </span>
      }
    >
      {children}
    </WaitingCard>
  );
}
