import type { StaffInvoice } from '@contract/billing/invoice';
import { useLocale } from '../../lib/locale';
import { formatDecimal, parseDecimal } from '../../lib/decimal';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/forms/field';
import { Modal } from '../../ui/layout/modal';
import { MoveButtons } from '../../ui/forms/move-buttons';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { useMove, type Movable } from '../../documents/transitions/use-move';
import { openOf } from '../../documents/invoices/open-of';

type PaymentDialogProps = { invoice: Movable<StaffInvoice>; onClose: () => void };

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** Books a payment by hand; what is still open stands in the form. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const t = useT();
  const locale = useLocale();
  const move = useMove(invoice, 'invoice.payments');
  const centsOf = (text: string) => Math.round(parseDecimal(text, locale) * 100);
  const open = openOf(invoice.view);
  const { form, field, problem, sending, onSubmit } = useForm<'amount' | 'paidOn' | 'reference'>({
    initial: { amount: open > 0 ? formatDecimal(open / 100, locale, 2) : '', paidOn: today(), reference: '' },
    check: ({ amount, paidOn }) => ({
      ...(!centsOf(amount) && { amount: 'payment.amount.problem' }),
      ...(!paidOn && { paidOn: 'payment.paid-on.problem' }),
    }),
    send: async ({ amount, paidOn, reference }) => {
      await move({ amount: centsOf(amount), paidOn, reference: reference.trim() });
      onClose();
    },
  });
  return (
    <Modal title={t('invoice.event.payments')} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('payment.text')}</p>
        <Field {...field('amount')} label={t('payment.amount')} required inputMode="decimal" />
        <Field {...field('paidOn')} label={t('payment.paid-on')} required type="date" />
        <Field {...field('reference')} label={t('payment.reference')} maxLength={200} />
        <ProblemNote problem={problem} />
        <MoveButtons sending={sending} onClose={onClose}>
          {t('invoice.event.payments')}
        </MoveButtons>
      </form>
    </Modal>
  );
}
