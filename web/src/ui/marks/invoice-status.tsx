import { invoiceStatusTone, type InvoiceStatus as Status } from '@contract/states/invoice';
import { useT } from '../../lib/text/strings';

/** Glyph and word of an invoice's state. */
export function InvoiceStatus({ status }: { status: Status }) {
  const t = useT();
  return <span className={`status ${invoiceStatusTone[status]}`}>{t(`invoice.status.${status}`)}</span>;
}
