import type { Order } from '@contract/production/order';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { Workspace, History } from '../../ui/layout/history';
import { OrderProgress } from '../../ui/marks/order-progress';
import { Skeleton } from '../../ui/feedback/loading';
import { MarkBoard } from '../marks/mark-board';
import type { HandedLine } from '../../lib/storage/cart-handover';
import { RequestAgain } from '../quotes/request-again';
import type { Transitionable } from '../transitions/use-perform';
import { OrderBuyer, OrderFiles, OrderLines } from './order-lines';
import { OrderTerms } from './order-terms';
import { OrderResults } from './order-results';
import { dueTime, openOrderStatuses, type OrderEvent, orderFlow, type OrderStatus } from '@contract/states/order';
import { eventsOf, nextState } from '@contract/states/transition';
import { useHydrated } from '@tanstack/react-router';
import type { OrderAnswer } from './order-dialog';
import { useLocale } from '../../lib/text/locale';
import { formatDay, formatMoment } from '../../lib/text/format';
import { ownPages } from '@contract/content/page-kinds';
import { declarant, declarationPath } from '../../lib/http/declarant';
import { SiteLink } from '../../ui/layout/site-link';
import { problemText } from '../../lib/text/problem-text';
import { getFile } from '../../lib/http/get-file';
import { Panel } from '../../ui/layout/panel';
import { saveBlob } from '../../ui/marks/save-blob';
import { useToast } from '../../ui/feedback/toasts';

const OrderDialog = lazy(() => import('./order-dialog').then((module) => ({ default: module.OrderDialog })));

const buttonClass: Partial<Record<OrderEvent, string>> = { complete: 'button primary full', hold: 'button ghost small full' };

/** Returns the lines to ask for when the same is wanted again. @throws Problem */
type AgainLines = () => HandedLine[] | Promise<HandedLine[]>;

type OrderDecisionProps = {
  order: Transitionable<Order>;
  /** The customer wants something changed. */
  onRevise: () => void;
  again: AgainLines;
};

/**
 * Shows when the work is due, whose turn it is, and every transition that the order's status allows the customer; withdrawing has a page of
 * its own (§ 356a BGB).
 */
function OrderDecision({ order, onRevise, again }: OrderDecisionProps) {
  const t = useT();
  const hydrated = useHydrated();
  const stand = useOrderStand(order.view);
  const [requested, setRequested] = useState<OrderAnswer | null>(null);
  const events = eventsOf(orderFlow, order.view.status, 'customer').filter((event) => event !== 'withdraw');
  return (
    <section className="box order-decision" aria-label={t('order.next')}>
      <OrderDue order={order.view} path={order.path} />
      <div className="box-body">
        <p>{stand}</p>
        {events.map((event) => (
          <button
            key={event}
            type="button"
            disabled={!hydrated}
            className={buttonClass[event] ?? 'button full'}
            onClick={() => (event === 'revise' ? onRevise() : setRequested(event as OrderAnswer))}
          >
            {t(`order.event.${event}`)}
          </button>
        ))}
        <OrderWithdrawal order={order.view} />
        <RequestAgain linesOf={again} />
      </div>
      {requested && (
        <Suspense>
          <OrderDialog order={order} event={requested} onClose={() => setRequested(null)} />
        </Suspense>
      )}
    </section>
  );
}

type Stand = Pick<Order, 'status' | 'reviewUntil' | 'earlyStart' | 'withdrawUntil'>;

/**
 * Returns the state of the order in a sentence: when a silent delivery counts as accepted (§ 640 Abs. 2 BGB), and what the work of a
 * consumer waits for who asked for no early start (§ 356 Abs. 4 BGB).
 */
export function useOrderStand({ status, reviewUntil, earlyStart, withdrawUntil }: Stand): string {
  const t = useT();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  if (status === 'delivered' && reviewUntil) return t('order.stand.delivered-until', { time: formatMoment(reviewUntil, locale) });
  const isWaiting = status === 'placed' && !earlyStart && withdrawUntil !== null && Date.parse(withdrawUntil) > now;
  if (isWaiting) return t('order.stand.placed-waits', { date: formatDay(withdrawUntil, locale) });
  return t(`order.stand.${status}`);
}

/** A link to the form for withdrawing from the contract, as long as a consumer may do so. */
function OrderWithdrawal({ order: { number, status, withdrawUntil, buyer } }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const { name, email } = buyer;
  const [now] = useState(() => Date.now());
  if (!withdrawUntil || Date.parse(withdrawUntil) <= now || !nextState(orderFlow, status, 'withdraw', 'customer')) return null;
  // The period ends with a day, at midnight.
  const lastDay = new Date(Date.parse(withdrawUntil) - 1).toISOString();
  return (
    <p className="small muted">
      {t('order.withdraw-until', { date: formatDay(lastDay, locale) })}{' '}
      <SiteLink to={declarationPath(ownPages.withdrawal.path, number)} onClick={() => declarant.set({ order: number, name, email })}>
        {t('order.event.withdraw')}
      </SiteLink>
    </p>
  );
}

/** Shows when the work is due, or when it was done; nothing if neither time is known. Times are Berlin's, where the support hours are. */
function OrderDue({ order, path }: { order: Order; path: string }) {
  const t = useT();
  const locale = useLocale();
  const { name, time } = shownTime(order);
  if (!time) return null;
  return (
    <div className="box-body">
      <p className="mono extra-small muted">{t(name)}</p>
      <p className="decision-price">{formatMoment(time, locale)}</p>
      {name === 'order.due' && <CalendarButton path={path} number={order.number} />}
    </div>
  );
}

function shownTime(order: Order) {
  if (order.status === 'completed') return { name: 'order.completed-at', time: order.completedAt } as const;
  if (order.status === 'delivered') return { name: 'order.delivered-at', time: order.deliveredAt } as const;
  return { name: 'order.due', time: dueTime(order) } as const;
}

function CalendarButton({ path, number }: { path: string; number: string }) {
  const t = useT();
  const { work } = useToast();
  const handleClick = async () => {
    try {
      saveBlob(await getFile(`${path}/due.ics`), `${number}.ics`);
    } catch (failure) {
      work.error(problemText(t, failure));
    }
  };
  return (
    <button type="button" className="link small" onClick={() => void handleClick()}>
      {t('order.due.calendar')}
    </button>
  );
}

const AmendmentAnswer = lazy(() => import('../amendments/amendment-answer').then((module) => ({ default: module.AmendmentAnswer })));
const AmendmentList = lazy(() => import('../amendments/amendment-list').then((module) => ({ default: module.AmendmentList })));
const RevisionForm = lazy(() => import('./revision-form').then((module) => ({ default: module.RevisionForm })));

const isOpen = (status: OrderStatus): boolean => (openOrderStatuses as readonly OrderStatus[]).includes(status);

/** Parts whose program comes when they are needed: the browser draws them, after the server's page has come alive. */
function Drawn({ lines, children }: { lines?: number; children: ReactNode }) {
  const waiting = <Skeleton {...(lines && { lines })} />;
  return useHydrated() ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

type OrderWorkspaceProps = {
  order: Transitionable<Order>;
  /** The conversation about it. */
  thread: ReactNode;
  again: AgainLines;
};

/** An order as its customer follows it: results, messages and files; whose turn it is and what happened beside. */
export function OrderWorkspace({ order, thread, again }: OrderWorkspaceProps) {
  const t = useT();
  const [revising, setRevising] = useState(false);
  const { view, path } = order;
  const { status, heldFrom, timeline, files, amendments } = view;
  const proposal = amendments.find((amendment) => amendment.status === 'proposed');
  return (
    <>
      <section className="panel order-progress" aria-label={t('order.progress')}>
        <OrderProgress status={status} heldFrom={heldFrom} />
      </section>
      <Workspace
        decision={revising ? null : <OrderDecision order={order} again={again} onRevise={() => setRevising(true)} />}
        decisionFirst
        aside={
          <>
            {amendments.length > 0 && (
              <Panel title={t('amendment.list')}>
                <Drawn>
                  <AmendmentList amendments={amendments} path={path} />
                </Drawn>
              </Panel>
            )}
            <History timeline={timeline} next={[]} />
            <OrderBuyer buyer={view.buyer} />
          </>
        }
      >
        {proposal && (
          <Drawn lines={6}>
            <AmendmentAnswer key={proposal.id} order={order} amendment={proposal} />
          </Drawn>
        )}
        {revising && (
          <Suspense fallback={<Skeleton />}>
            <RevisionForm order={order} onClose={() => setRevising(false)} />
          </Suspense>
        )}
        <OrderResults order={view} path={path} />
        <MarkBoard document={order} marks={view.marks} files={view.results} viewer="customer" open={isOpen(status)} />
        {thread}
        <OrderLines order={view} path={path} />
        <OrderTerms order={view} path={path} />
        <OrderFiles files={files} path={path} />
      </Workspace>
    </>
  );
}
