import type { StaffInvoice } from '@contract/billing/invoice';
import { isSuperAdmin, type Role } from '@contract/people/roles';
import { formatCents } from '@contract/pricing/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openOf } from '../../documents/invoices/invoices-query';
import { type Transitionable, usePerform } from '../../documents/transitions/use-perform';
import { rowsOf } from '../../lib/http/query-string';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { TransitionDialog } from '../../ui/forms/transition-dialog';
import { Modal } from '../../ui/layout/modal';
import { Panel } from '../../ui/layout/panel';
import { approvalsQuery } from '../workspace/approvals/approval-queries';
import { ApprovalSheet, ApprovalStatus } from '../workspace/approvals/approval-sheet';
import { AskApproval } from '../workspace/approvals/ask-approval';

type WriteOffProps = { invoice: Transitionable<StaffInvoice>; role: Role | null };

/** A button that ends the demand for what is open: leads do it, staff ask them for it. */
export function WriteOffButton({ invoice, role }: WriteOffProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="button ghost small full" onClick={() => setOpen(true)}>
        {t('invoice.event.write-off')}
      </button>
      {isOpen &&
        (isSuperAdmin(role) ? <WriteOffDialog invoice={invoice} onClose={close} /> : <AskDialog invoice={invoice} onClose={close} />)}
    </>
  );
}

type DialogProps = { invoice: Transitionable<StaffInvoice>; onClose: () => void };

const useEffectText = ({ view }: Transitionable<StaffInvoice>): string => {
  const t = useT();
  return t('transition.invoice.write-off.text', { amount: formatCents(openOf(view), useLocale()) });
};

function WriteOffDialog({ invoice, onClose }: DialogProps) {
  const t = useT();
  const perform = usePerform(invoice, 'invoice.write-off');
  return (
    <TransitionDialog
      title={t('invoice.event.write-off')}
      text={useEffectText(invoice)}
      note={{ label: t('transition.invoice.write-off.label'), required: true }}
      danger
      onSend={(text) => perform({ text })}
      onClose={onClose}
    />
  );
}

function AskDialog({ invoice, onClose }: DialogProps) {
  const t = useT();
  const { id, revision } = invoice.view;
  return (
    <Modal title={t('invoice.event.write-off')} onClose={onClose}>
      <div className="stack">
        <p>{useEffectText(invoice)}</p>
        <AskApproval kind="write_off" subjectId={id} onSave={() => Promise.resolve(revision)} onAsked={onClose} onClose={onClose} />
      </div>
    </Modal>
  );
}

/** Shows the last approval that was asked for, while it waits and after it. */
export function WriteOffApproval({ invoice, role }: WriteOffProps) {
  const t = useT();
  const { data } = useInfiniteQuery(approvalsQuery({ subject: invoice.view.id }));
  const last = data && rowsOf(data)[0];
  if (!last) return null;
  return (
    <Panel title={t('approval.title')} aside={<ApprovalStatus approval={last} />}>
      <div className="stack">
        <ApprovalSheet approval={last} role={role} />
      </div>
    </Panel>
  );
}
