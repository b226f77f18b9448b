import type { StaffInvoice } from '@contract/billing/invoice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Movable } from '../../documents/transitions/use-move';
import { DiscardButton } from './discard-button';
import { InvoiceDialog, type InvoiceMove } from './invoice-dialog';
import { PaymentDialog } from './payment-dialog';

type StaffInvoiceMovesProps = { invoice: Movable<StaffInvoice>; onDiscarded: () => void };

/** What can be done with an invoice in its state. A cancelled one still takes payments: what comes late, and what goes back. */
export function StaffInvoiceMoves({ invoice, onDiscarded }: StaffInvoiceMovesProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<InvoiceMove | 'payments' | null>(null);
  const close = () => setAsked(null);
  const isDraft = invoice.view.status === 'draft';
  return (
    <section className="box order-decision" aria-label={t('admin.invoice.next')}>
      <div className="box-body">
        <h2>{t('admin.invoice.next')}</h2>
        {isDraft && (
          <>
            <button type="button" className="button primary full" onClick={() => setAsked('issue')}>
              {t('invoice.event.issue')}
            </button>
            <DiscardButton path={invoice.path} onDiscarded={onDiscarded} />
          </>
        )}
        {!isDraft && (
          <button type="button" className="button primary full" onClick={() => setAsked('payments')}>
            {t('invoice.event.payments')}
          </button>
        )}
        {!isDraft && invoice.view.status !== 'cancelled' && (
          <button type="button" className="button ghost small full" onClick={() => setAsked('cancel')}>
            {t('invoice.event.cancel')}
          </button>
        )}
      </div>
      {asked === 'payments' && <PaymentDialog invoice={invoice} onClose={close} />}
      {(asked === 'issue' || asked === 'cancel') && <InvoiceDialog invoice={invoice} event={asked} onClose={close} />}
    </section>
  );
}
