import { formatLongDay, formatMoment } from '../../../lib/text/format';
import type { StaffOrder } from '@contract/production/order';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/text/strings';
import { dueTime, orderFlow, staffOrderTransitions } from '@contract/states/order';
import { useLocale } from '../../../lib/text/locale';
import { OrderProgress } from '../../../ui/marks/order-progress';
import { OrderStatus } from '../../../ui/marks/document-status';
import { PageHead } from '../../../ui/layout/page-head';
import { DueMark } from '../../../ui/marks/due-mark';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import type { Role } from '@contract/people/roles';
import { eventsOf } from '@contract/states/transition';
import type { Transitionable } from '../../../documents/transitions/use-perform';
import { actorOf, type StaffTransition, StaffTransitions } from '../../workspace/staff-transitions';

type StaffOrderPageProps = {
  order: StaffOrder;
  /** The buttons of the transitions that are possible now. */
  transitions: ReactNode;
  /** The column beside. */
  side: ReactNode;
  children: ReactNode;
};

/** An order as staff work on it. */
export function StaffOrderPage({ order, transitions, side, children }: StaffOrderPageProps) {
  const t = useT();
  const locale = useLocale();
  const { number, status, heldFrom, placedAt, startsFrom, internalDueAt, buyer, quote } = order;
  const above = (
    <nav className="breadcrumb" aria-label={t('admin.breadcrumb')}>
      <Link to="/admin/orders" search={{}} activeOptions={{ exact: true }}>
        {t('admin.orders')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{number}</span>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <OrderStatus status={status} />
      {dueTime(order) && <DueMark order={order} named />}
      <span className="small muted">{t('admin.order.from', { date: formatLongDay(placedAt, locale) })}</span>
      {internalDueAt && <span className="small muted">{t('admin.order.internal-due', { time: formatMoment(internalDueAt, locale) })}</span>}
      {startsFrom && <span className="small muted">{t('admin.order.starts-from', { time: formatMoment(startsFrom, locale) })}</span>}
      <Link className="link small" to="/admin/quotes/$id" params={{ id: quote.id }}>
        {t('admin.order.quote', { number: quote.number })}
      </Link>
    </div>
  );
  return (
    <>
      <PageHead title={buyer.company || buyer.name} above={above} below={below}>
        {transitions}
      </PageHead>
      <section className="panel order-progress" aria-label={t('order.progress')}>
        <OrderProgress status={status} heldFrom={heldFrom} />
      </section>
      <div className="main-and-side">
        <div>{children}</div>
        <div>{side}</div>
      </div>
    </>
  );
}

/** Shows that there is no such order. */
export function StaffOrderMissing() {
  const t = useT();
  return (
    <EmptySheet title={t('order.missing.title')} text={t('problem.order.not-found')}>
      <Link className="button" to="/admin/orders" search={{}}>
        {t('order.missing.list')}
      </Link>
    </EmptySheet>
  );
}

/** The transitions that most orders make next; their buttons stand out. */
const forward: readonly string[] = ['start', 'submit', 'release', 'resume'];

/** Shows the transitions that staff may perform on an order now. */
export function OrderTransitions({ order, role }: { order: Transitionable<StaffOrder>; role: Role | null }) {
  const { status } = order.view;
  const possible: readonly string[] = eventsOf(orderFlow, status, actorOf(role));
  const transitions = staffOrderTransitions
    .filter((event) => possible.includes(event))
    .map((event): StaffTransition => ({ name: `order.${event}`, text: orderFlow[status][event]?.text, primary: forward.includes(event) }));
  return <StaffTransitions document={order} transitions={transitions} />;
}
