import { overpaidOf, type StaffInvoice } from '@contract/billing/invoice';
import type { Cents } from '@contract/pricing/cents';
import { Booking } from '@contract/pricing/limits';
import type { Role } from '@contract/people/roles';
import { formatCents } from '@contract/pricing/money';
import { History } from '../../ui/layout/history';
import { InvoiceEntries, InvoiceSheet } from '../../documents/invoices/invoice-sheet';
import { CorrectionDialog } from './correction-dialog';
import { InvoiceHead } from './invoice-page';
import { InvoiceRecipient } from './invoice-recipient';
import { InvoiceReminders } from './invoice-reminders';
import { WriteOffApproval, WriteOffButton } from './write-off';
import { InvoicePayment } from '../../documents/invoices/invoice-payment';
import { openOf, staffInvoicePath } from '../../documents/invoices/invoices-query';
import { useState } from 'react';
import { type Transitionable, usePerform } from '../../documents/transitions/use-perform';
import { berlinDay } from '../../lib/text/berlin-day';
import { useT } from '../../lib/text/strings';
import { TransitionDialog } from '../../ui/forms/transition-dialog';
import { useMutation } from '@tanstack/react-query';
import { remove } from '../../lib/http/http';
import { useConfirm } from '../../ui/forms/use-confirm';
import { useLocale } from '../../lib/text/locale';
import { formatDecimal, parseDecimal } from '../../lib/text/decimal';
import { Field } from '../../ui/forms/field';
import { Panel } from '../../ui/layout/panel';
import { Modal, DialogButtons } from '../../ui/layout/modal';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';

type StaffInvoicePageProps = {
  invoice: StaffInvoice;
  role: Role | null;
  onView: (invoice: StaffInvoice) => void;
  onDiscarded: () => void;
};

/** An invoice as staff work on it: what it says and what came in, and what can be done beside. */
export function StaffInvoicePage({ invoice, role, onView, onDiscarded }: StaffInvoicePageProps) {
  const t = useT();
  const path = staffInvoicePath(invoice.id);
  const { buyer } = invoice.document;
  return (
    <>
      <InvoiceHead invoice={invoice} listPath="/admin/invoices" note={t('admin.invoice.of', { name: buyer.company || buyer.name })} />
      <div className="main-and-side">
        <div>
          <InvoiceSheet invoice={invoice} path={path} />
          {invoice.status !== 'draft' && <InvoiceEntries invoice={invoice} />}
          {invoice.writeOffReason !== null && <Panel title={t('invoice.write-off.reason')}>{invoice.writeOffReason}</Panel>}
        </div>
        <div>
          {!invoice.cancels && !invoice.corrects && (
            <StaffInvoiceTransitions invoice={{ path, view: invoice, onView }} role={role} onDiscarded={onDiscarded} />
          )}
          {invoice.status !== 'draft' && <InvoicePayment invoice={invoice} />}
          <WriteOffApproval invoice={{ path, view: invoice, onView }} role={role} />
          <InvoiceRecipient invoice={{ path, view: invoice, onView }} />
          {isDemanded(invoice) && <InvoiceReminders invoice={{ path, view: invoice, onView }} />}
          <History timeline={invoice.timeline} next={[]} />
        </div>
      </div>
    </>
  );
}

const isDemanded = ({ status }: StaffInvoice): boolean => status === 'open' || status === 'partly_paid' || status === 'overdue';

type StaffInvoiceTransitionsProps = { invoice: Transitionable<StaffInvoice>; role: Role | null; onDiscarded: () => void };

/** Shows the transitions of an invoice in its status. A cancelled one still takes payments: late ones, and refunds. */
function StaffInvoiceTransitions({ invoice, role, onDiscarded }: StaffInvoiceTransitionsProps) {
  const t = useT();
  const [requested, setRequested] = useState<InvoiceTransition | 'payments' | 'refund' | 'correct' | null>(null);
  const close = () => setRequested(null);
  const { status, document } = invoice.view;
  const isDraft = status === 'draft';
  const overpaid = overpaidOf({ ...invoice.view, kind: document.kind });
  // A final invoice deducts partial ones as they are: these are cancelled, not corrected.
  const mayCorrect = !isDraft && status !== 'cancelled' && document.scope !== 'partial';
  return (
    <section className="box order-decision" aria-label={t('admin.invoice.next')}>
      <div className="box-body">
        <h2>{t('admin.invoice.next')}</h2>
        {isDraft && (
          <>
            <button type="button" className="button primary full" onClick={() => setRequested('issue')}>
              {t('invoice.event.issue')}
            </button>
            <DiscardButton path={invoice.path} onDiscarded={onDiscarded} />
          </>
        )}
        {!isDraft && (
          <button type="button" className="button primary full" onClick={() => setRequested('payments')}>
            {t('invoice.event.payments')}
          </button>
        )}
        {overpaid > 0 && (
          <button type="button" className="button full" onClick={() => setRequested('refund')}>
            {t('invoice.event.refund')}
          </button>
        )}
        {mayCorrect && (
          <button type="button" className="button small full" onClick={() => setRequested('correct')}>
            {t('invoice.event.correct')}
          </button>
        )}
        {isDemanded(invoice.view) && <WriteOffButton invoice={invoice} role={role} />}
        {!isDraft && invoice.view.status !== 'cancelled' && (
          <button type="button" className="button ghost small full" onClick={() => setRequested('cancel')}>
            {t('invoice.event.cancel')}
          </button>
        )}
      </div>
      {requested === 'correct' && <CorrectionDialog invoice={invoice} onClose={close} />}
      {requested === 'payments' && <PaymentDialog invoice={invoice} onClose={close} />}
      {requested === 'refund' && <PaymentDialog invoice={invoice} refund={overpaid} onClose={close} />}
      {(requested === 'issue' || requested === 'cancel') && <InvoiceDialog invoice={invoice} event={requested} onClose={close} />}
    </section>
  );
}

type InvoiceTransition = 'issue' | 'cancel';

type InvoiceDialogProps = { invoice: Transitionable<StaffInvoice>; event: InvoiceTransition; onClose: () => void };

/** Asks before an invoice is issued, or cancelled with a reason. */
function InvoiceDialog({ invoice, event, onClose }: InvoiceDialogProps) {
  const t = useT();
  const perform = usePerform(invoice, `invoice.${event}`);
  const isEnd = event === 'cancel';
  return (
    <TransitionDialog
      title={t(`invoice.event.${event}`)}
      text={t(`transition.invoice.${event}.text`)}
      note={isEnd ? { label: t('transition.invoice.cancel.label'), required: true } : undefined}
      danger={isEnd}
      onSend={(text) => perform({ text })}
      onClose={onClose}
    />
  );
}

/** A button that discards a draft, after a question. */
function DiscardButton({ path, onDiscarded }: { path: string; onDiscarded: () => void }) {
  const t = useT();
  const [ask, question] = useConfirm();
  const discard = useMutation({
    mutationFn: () => remove(path),
    onSuccess: onDiscarded,
    meta: { success: 'admin.invoice.discarded' },
  });
  const handleClick = async () => {
    const sure = await ask({
      title: t('invoice.event.discard'),
      text: t('admin.invoice.discard.text'),
      confirm: t('invoice.event.discard'),
    });
    if (sure) discard.mutate();
  };
  return (
    <>
      <button type="button" className="button ghost small full" disabled={discard.isPending} onClick={() => void handleClick()}>
        {t('invoice.event.discard')}
      </button>
      {question}
    </>
  );
}

type PaymentDialogProps = {
  invoice: Transitionable<StaffInvoice>;
  /** What was paid too much, for a dialog that books its refund. */
  refund?: Cents;
  onClose: () => void;
};

const isBookable = (amount: number): boolean => Booking.safeParse(amount).success && amount !== 0;

/** A dialog that books a payment by hand, or a refund; the open amount or what was paid too much is filled in. */
function PaymentDialog({ invoice, refund, onClose }: PaymentDialogProps) {
  const t = useT();
  const locale = useLocale();
  const event = refund === undefined ? 'payments' : 'refund';
  const perform = usePerform(invoice, `invoice.${event}`);
  const centsOf = (text: string) => Math.round(parseDecimal(text, locale) * 100);
  const open = refund ?? openOf(invoice.view);
  const [today] = useState(() => berlinDay(new Date()));
  const { form, field, problem, sending, onSubmit } = useForm<'amount' | 'paidOn' | 'reference'>({
    initial: { amount: open > 0 ? formatDecimal(open / 100, locale, 2) : '', paidOn: today, reference: '' },
    check: ({ amount, paidOn }) => ({
      ...(!isBookable(centsOf(amount)) && { amount: 'payment.amount.problem' }),
      ...(!paidOn && { paidOn: 'payment.paid-on.problem' }),
    }),
    send: async ({ amount, paidOn, reference }) => {
      await perform({ amount: centsOf(amount), paidOn, reference: reference.trim() });
      onClose();
    },
  });
  return (
    <Modal title={t(`invoice.event.${event}`)} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{refund === undefined ? t('payment.text') : t('invoice.refund.text', { amount: formatCents(refund, locale) })}</p>
        <Field {...field('amount')} label={t('payment.amount')} required inputMode="decimal" />
        <Field {...field('paidOn')} label={t('payment.paid-on')} required type="date" />
        <Field {...field('reference')} label={t('payment.reference')} maxLength={200} />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t(`invoice.event.${event}`)}
        </DialogButtons>
      </form>
    </Modal>
  );
}
