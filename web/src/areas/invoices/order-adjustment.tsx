import type { Adjustment } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../lib/http/http';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';
import { DialogButtons, Modal } from '../../ui/layout/modal';

type OrderAdjustmentProps = { orderId: string; adjustment: Adjustment };

/** Says that invoices no longer fit their order, and brings them into line once staff have seen how. */
export function OrderAdjustment({ orderId, adjustment }: OrderAdjustmentProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  if (adjustment.rewritten.length + adjustment.corrected.length === 0) return null;
  return (
    <>
      <button type="button" className="button primary small" onClick={() => setAsking(true)}>
        {t('bill.adjust')}
      </button>
      {asking && <AdjustDialog orderId={orderId} adjustment={adjustment} onClose={() => setAsking(false)} />}
    </>
  );
}

function AdjustDialog({ orderId, adjustment, onClose }: OrderAdjustmentProps & { onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { form, problem, sending, onSubmit } = useForm<never>({
    initial: {} as Record<never, string>,
    check: () => ({}),
    send: async () => {
      await post<Adjustment>(`/api/staff/orders/${encodeURIComponent(orderId)}/invoices/adjust`, { key });
      work.success(t('bill.adjust.done'));
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['staff'] });
    },
  });
  return (
    <Modal title={t('bill.adjust')} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('bill.adjust.text')}</p>
        <ul>
          {adjustment.rewritten.map((number) => (
            <li key={number}>{t('bill.adjust.rewritten', { number })}</li>
          ))}
          {adjustment.corrected.map(({ number, gross }) => (
            <li key={number}>{t('bill.adjust.corrected', { number, gross: formatCents(gross, locale) })}</li>
          ))}
        </ul>
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('bill.adjust')}
        </DialogButtons>
      </form>
    </Modal>
  );
}
