import type { Invoice } from '@contract/billing/invoice';
import type { Order } from '@contract/production/order';
import type { QuoteView } from '@contract/quoting/offer';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { useT } from '../../lib/text/strings';
import { Skeleton } from '../../ui/feedback/loading';
import { LongArrow } from '../../ui/marks/long-arrow';
import { GuestInvoices } from '../invoices/invoice-payment';
import { MessageThread } from '../messages/message-thread';
import { OrderWorkspace } from '../orders/order-workspace';
import { GuestQuote } from './guest-quote';
import { QuoteWorkspace } from './quote-workspace';
import { linesOfOrder } from './request-again';
import { useGuestNews } from './use-guest-news';
import { type OrderStep, useOrderStep } from './use-order-step';

const OrderPlaced = lazy(() => import('../orders/order-placed').then((module) => ({ default: module.OrderPlaced })));

type GuestWorkspaceProps = {
  quote: QuoteView;
  order: Order | null;
  invoices: Invoice[];
  /** The API's path of the quote. */
  path: string;
};

/** Everything behind a guest's link: the request, the offer, what stands after ordering, and the order. */
export function GuestWorkspace({ quote, order, invoices, path }: GuestWorkspaceProps) {
  const router = useRouter();
  const placed = useOrderStep('bestellt');
  // Quote and order change together: both are read anew after every change.
  const onView = () => router.invalidate();
  useGuestNews(order ? `${path}/order` : path, order ?? quote, () => void onView());
  const onOrdered = useCallback(() => void router.navigate({ to: '.', hash: 'bestellt' satisfies OrderStep, replace: true }), [router]);
  const messages = order?.messages ?? quote.messages;
  const thread = <MessageThread threadId={quote.id} path={path} messages={messages} onMessage={() => void onView()} />;
  if (order && placed.isOpen)
    return (
      <div className="wrap guest-quote">
        <Suspense fallback={<Skeleton lines={9} />}>
          <OrderPlaced order={order} path={`${path}/order`} quotePath={path} toOrder={<ToOrder onOpen={placed.close} />} thread={thread} />
        </Suspense>
      </div>
    );
  const again = () => linesOfOrder(order?.lines ?? [], quote.lines);
  const workspace = order && (
    <>
      <GuestInvoices invoices={invoices} path={path} />
      <OrderWorkspace order={{ path: `${path}/order`, view: order, onView }} thread={thread} again={again} />
    </>
  );
  return (
    <GuestQuote quote={quote} order={order && { view: order, workspace }}>
      <QuoteWorkspace quote={{ path, view: quote, onView }} thread={order ? null : thread} onOrdered={onOrdered} />
    </GuestQuote>
  );
}

function ToOrder({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  return (
    <button type="button" className="button primary" onClick={onOpen}>
      {t('offer.to-order')} <LongArrow />
    </button>
  );
}
