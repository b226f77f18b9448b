import type { StaffOrder } from '@contract/production/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Role } from '@contract/people/roles';
import { lazy, Suspense, useState } from 'react';
import type { Amendment } from '@contract/production/amendment';
import { AmendmentList } from '../../../documents/amendments/amendment-list';
import { type Transitionable, usePerform } from '../../../documents/transitions/use-perform';
import { rowsOf } from '../../../lib/http/query-string';
import { useT } from '../../../lib/text/strings';
import { TransitionDialog } from '../../../ui/forms/transition-dialog';
import { Skeleton } from '../../../ui/feedback/loading';
import { approvalsQuery } from '../../workspace/approvals/approval-queries';
import { ApprovalSheet, ApprovalStatus } from '../../workspace/approvals/approval-sheet';
import { Panel } from '../../../ui/layout/panel';

const CorrectionDialog = lazy(() => import('./correction-dialog').then((module) => ({ default: module.CorrectionDialog })));

const AmendmentEditor = lazy(() => import('./amendment-editor').then((module) => ({ default: module.AmendmentEditor })));

/** Returns the panel with an order's changes, and the editor that it opens, for their places on the page. */
export function useOrderChanges(order: Transitionable<StaffOrder>, role: Role | null) {
  const [amending, setAmending] = useState(false);
  return {
    panel: <OrderChanges order={order} role={role} amending={amending} onAmend={() => setAmending(true)} />,
    editor: amending && (
      <Suspense fallback={<Skeleton lines={6} />}>
        <AmendmentEditor order={order} role={role} onClose={() => setAmending(false)} />
      </Suspense>
    ),
  };
}

type OrderChangesProps = {
  order: Transitionable<StaffOrder>;
  role: Role | null;
  /** True while the editor is open. */
  amending: boolean;
  /** Opens the editor of a new amendment. */
  onAmend: () => void;
};

/** The changes of an order, and the ways to change it: with the customer's consent, or where none is needed. */
function OrderChanges({ order, role, amending, onAmend }: OrderChangesProps) {
  const t = useT();
  const [correcting, setCorrecting] = useState(false);
  const { amendments, status } = order.view;
  const isEnded = status === 'cancelled' || status === 'withdrawn';
  const isOpen = amendments.some((amendment) => amendment.status === 'proposed');
  const { data } = useInfiniteQuery(approvalsQuery({ subject: order.view.id }));
  const asked = data && rowsOf(data).find((approval) => approval.status === 'asked');
  return (
    <Panel title={t('amendment.list')}>
      {amendments.length === 0 ? (
        <p className="small muted">{t('amend.none')}</p>
      ) : (
        <AmendmentList
          amendments={amendments}
          path={order.path}
          actions={(amendment) => amendment.status === 'proposed' && <WithdrawButton order={order} amendment={amendment} />}
        />
      )}
      {asked && (
        <div className="stack">
          <ApprovalStatus approval={asked} />
          <ApprovalSheet approval={asked} role={role} />
        </div>
      )}
      {!isEnded && (
        <div className="row bill-buttons">
          {!isOpen && !amending && (
            <button type="button" className="button small" onClick={onAmend}>
              {t('amend.start')}
            </button>
          )}
          <button type="button" className="button small" onClick={() => setCorrecting(true)}>
            {t('correct.start')}
          </button>
        </div>
      )}
      {correcting && (
        <Suspense>
          <CorrectionDialog order={order} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function WithdrawButton({ order, amendment: { id, revision, number } }: { order: Transitionable<StaffOrder>; amendment: Amendment }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const withdraw = usePerform({ ...order, part: { path: `${order.path}/amendments/${id}`, revision } }, 'amendment.withdraw');
  return (
    <>
      <button type="button" className="link small" onClick={() => setAsking(true)}>
        {t('amendment.event.withdraw')}
      </button>
      {asking && (
        <TransitionDialog
          title={t('amendment.event.withdraw')}
          text={t('transition.amendment.withdraw.text', { number })}
          note={{ label: t('transition.amendment.withdraw.label'), required: false }}
          onSend={(text) => withdraw({ text })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
