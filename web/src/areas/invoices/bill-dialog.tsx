import type { StaffInvoice } from '@contract/billing/invoice';
import type { BillWish } from '@contract/states/order';
import { useState } from 'react';
import { parseDecimal } from '../../lib/decimal';
import { post } from '../../lib/http';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/forms/field';
import { Modal } from '../../ui/layout/modal';
import { MoveButtons } from '../../ui/forms/move-buttons';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';

type BillDialogProps = { orderId: string; wish: BillWish; onDraft: (invoice: StaffInvoice) => void; onClose: () => void };

const ALL_PERCENT = 10_000;

/** Makes a draft over a part of an order, or over all that is left. */
export function BillDialog({ orderId, wish, onDraft, onClose }: BillDialogProps) {
  const t = useT();
  const locale = useLocale();
  const [key] = useState(() => crypto.randomUUID());
  const percentOf = (text: string) => Math.round(parseDecimal(text, locale) * 100);
  const { form, field, problem, sending, onSubmit } = useForm<'percent'>({
    initial: { percent: wish === 'part' ? '30' : '' },
    check: ({ percent }) => {
      const isPercent = percentOf(percent) >= 1 && percentOf(percent) <= ALL_PERCENT;
      return wish === 'rest' || isPercent ? {} : { percent: 'bill.percent.problem' };
    },
    send: async ({ percent }) => {
      const part = wish === 'rest' ? null : { percent: percentOf(percent) };
      onDraft(await post<StaffInvoice>(`/api/staff/orders/${encodeURIComponent(orderId)}/invoices`, { key, part }));
    },
  });
  return (
    <Modal title={t(`bill.${wish}`)} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t(`bill.${wish}.text`)}</p>
        {wish === 'part' && <Field {...field('percent')} label={t('bill.percent')} required inputMode="decimal" />}
        <ProblemNote problem={problem} />
        <MoveButtons sending={sending} onClose={onClose}>
          {t('bill.draft')}
        </MoveButtons>
      </form>
    </Modal>
  );
}
