import type { StaffInvoice } from '@contract/billing/invoice';
import { useT } from '../../lib/strings';
import { MoveDialog } from '../../ui/forms/move-dialog';
import { useMove, type Movable } from '../../documents/transitions/use-move';

export type InvoiceMove = 'issue' | 'cancel';

type InvoiceDialogProps = { invoice: Movable<StaffInvoice>; event: InvoiceMove; onClose: () => void };

/** Asks before an invoice is issued, or cancelled with a reason. */
export function InvoiceDialog({ invoice, event, onClose }: InvoiceDialogProps) {
  const t = useT();
  const move = useMove(invoice, `invoice.${event}`);
  const isEnd = event === 'cancel';
  return (
    <MoveDialog
      title={t(`invoice.event.${event}`)}
      text={t(`move.invoice.${event}.text`)}
      words={isEnd ? { label: t('move.invoice.cancel.label'), required: true } : undefined}
      danger={isEnd}
      onSend={(text) => move({ text })}
      onClose={onClose}
    />
  );
}
