import type { Adjustment, StaffInvoice, StaffInvoiceSummary } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import type { StaffOrder } from '@contract/production/order';
import { billable, type BillingScope } from '@contract/states/order';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../lib/text/locale';
import { rowsOf } from '../../lib/http/query-string';
import { InvoiceStatus } from '../../ui/marks/document-status';
import { Loaded } from '../../ui/tables/listed';
import { OrderAdjustment } from './order-adjustment';
import { Panel } from '../../ui/layout/panel';
import { invoiceTitle, staffInvoicesQuery } from '../../documents/invoices/invoices-query';
import { parseDecimal } from '../../lib/text/decimal';
import { get, post } from '../../lib/http/http';
import { useT } from '../../lib/text/strings';
import { Field } from '../../ui/forms/field';
import { Modal, DialogButtons } from '../../ui/layout/modal';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';

/** What would bring the invoices of an order into line with it; asked anew when either changes. */
const adjustmentQuery = ({ id, revision }: Pick<StaffOrder, 'id' | 'revision'>) =>
  queryOptions({
    queryKey: ['staff', 'invoices', 'adjustment', id, revision],
    queryFn: () => get<Adjustment>(`/api/staff/orders/${encodeURIComponent(id)}/invoices/adjustment`),
  });

/** Shows the invoices of an order, and buttons to bill the next part or the rest. */
export function OrderInvoices({ order }: { order: Pick<StaffOrder, 'id' | 'status' | 'earlyStart' | 'revision'> }) {
  const t = useT();
  const navigate = useNavigate();
  const locale = useLocale();
  const [scope, setScope] = useState<BillingScope | null>(null);
  const query = useInfiniteQuery(staffInvoicesQuery({ order: order.id }));
  const invoices = query.data ? rowsOf(query.data) : [];
  const { data: adjustment } = useQuery(adjustmentQuery(order));
  const isWhole = invoices.some(coversAll);
  const scopes = isWhole ? [] : billable(order);
  const unbilled = isWhole ? (adjustment?.unbilled ?? null) : null;
  return (
    <Panel title={t('bill.title')}>
      <Loaded query={query} lines={2}>
        {() => <Billed invoices={invoices} />}
      </Loaded>
      {adjustment && <OrderAdjustment orderId={order.id} adjustment={adjustment} />}
      {unbilled !== null && (
        <button type="button" className="button small" onClick={() => setScope('rest')}>
          {t('bill.supplement')}
        </button>
      )}
      {scopes.length > 0 && (
        <div className="row bill-buttons">
          {scopes.map((one) => (
            <button key={one} type="button" className="button small" onClick={() => setScope(one)}>
              {t(`bill.${one}`)}
            </button>
          ))}
        </div>
      )}
      {scope && (
        <BillDialog
          orderId={order.id}
          scope={scope}
          title={t(unbilled === null ? `bill.${scope}` : 'bill.supplement')}
          text={
            unbilled === null
              ? t(order.status === 'withdrawn' ? 'bill.owed.text' : `bill.${scope}.text`)
              : t('bill.supplement.text', { net: formatCents(unbilled, locale) })
          }
          onDraft={({ id }) => void navigate({ to: '/admin/invoices/$id', params: { id } })}
          onClose={() => setScope(null)}
        />
      )}
    </Panel>
  );
}

/** Returns true if nothing is left to bill after such an invoice, until it is cancelled. */
const coversAll = ({ scope, status }: StaffInvoiceSummary): boolean => scope !== 'partial' && status !== 'draft' && status !== 'cancelled';

function Billed({ invoices }: { invoices: readonly StaffInvoiceSummary[] }) {
  const t = useT();
  const locale = useLocale();
  if (invoices.length === 0) return <p className="muted">{t('bill.none')}</p>;
  return (
    <ul className="stack">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="row between">
          <Link to="/admin/invoices/$id" params={{ id: invoice.id }}>
            {`${t(invoiceTitle(invoice))} ${invoice.number}`.trim()}
          </Link>
          <span className="row">
            <span className="nowrap">{formatCents(invoice.gross, locale)}</span>
            <InvoiceStatus status={invoice.status} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type BillDialogProps = {
  orderId: string;
  scope: BillingScope;
  title: string;
  text: string;
  onDraft: (invoice: StaffInvoice) => void;
  onClose: () => void;
};

const ALL_PERCENT = 10_000;

/** Makes a draft over a part of an order, or over all that is left. */
function BillDialog({ orderId, scope, title, text, onDraft, onClose }: BillDialogProps) {
  const t = useT();
  const locale = useLocale();
  const [key] = useState(() => crypto.randomUUID());
  const percentOf = (text: string) => Math.round(parseDecimal(text, locale) * 100);
  const { form, field, problem, sending, onSubmit } = useForm<'percent'>({
    initial: { percent: scope === 'part' ? '30' : '' },
    check: ({ percent }) => {
      const isPercent = percentOf(percent) >= 1 && percentOf(percent) <= ALL_PERCENT;
      return scope === 'rest' || isPercent ? {} : { percent: 'bill.percent.problem' };
    },
    send: async ({ percent }) => {
      const part = scope === 'rest' ? null : { percent: percentOf(percent) };
      onDraft(await post<StaffInvoice>(`/api/staff/orders/${encodeURIComponent(orderId)}/invoices`, { key, part }));
    },
  });
  return (
    <Modal title={title} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{text}</p>
        {scope === 'part' && <Field {...field('percent')} label={t('bill.percent')} required inputMode="decimal" />}
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('bill.draft')}
        </DialogButtons>
      </form>
    </Modal>
  );
}
