import type { PaymentProposal } from '@contract/billing/invoice';
import { cents, formatCents } from '@contract/pricing/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsOf } from '../../lib/http/query-string';
import { formatDate } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { SearchField } from '../../ui/forms/search-field';
import { Modal } from '../../ui/layout/modal';
import { Loaded, MoreRows } from '../../ui/tables/listed';
import { staffInvoicesQuery } from '../../documents/invoices/invoices-query';

export type AssignedInvoice = NonNullable<PaymentProposal['invoice']>;

type AssignInvoiceProps = { proposal: PaymentProposal; onAssigned: (invoice: AssignedInvoice) => void; onClose: () => void };

/** A dialog in which staff say which invoice a line of a statement pays. Without a search it offers those that are unpaid. */
export function AssignInvoice({ proposal: { day, amount, purpose, name }, onAssigned, onClose }: AssignInvoiceProps) {
  const t = useT();
  const locale = useLocale();
  const [q, setQ] = useState('');
  const query = useInfiniteQuery(staffInvoicesQuery(q ? { q } : { status: 'unpaid', sort: 'due' }));
  return (
    <Modal title={t('admin.payments.assign')} wide onClose={onClose}>
      <div className="stack">
        <p>
          {`${formatDate(day, locale)} · ${formatCents(amount, locale)} · ${name || '–'}`}
          <small className="muted row-detail">{purpose}</small>
        </p>
        <SearchField label={t('admin.invoices.search')} value={q} onSearch={setQ} />
        <Loaded query={query} lines={4}>
          {(pages) => {
            // Drafts and what cancels an invoice take no payments.
            const invoices = rowsOf(pages).filter(({ kind, status }) => kind === 'invoice' && status !== 'draft');
            if (invoices.length === 0) return <p className="muted">{t('admin.payments.assign.none')}</p>;
            return (
              <ul className="stack assign-invoices">
                {invoices.map(({ id, number, name: customer, due, paid, status }) => {
                  const open = cents(status === 'cancelled' ? 0 : due - paid);
                  return (
                    <li key={id}>
                      <button
                        type="button"
                        className="button small"
                        onClick={() => onAssigned({ id, number, name: customer, open })}
                      >{`${number} · ${customer} · ${t('admin.payments.open', { open: formatCents(open, locale) })}`}</button>
                    </li>
                  );
                })}
              </ul>
            );
          }}
        </Loaded>
        {query.hasNextPage && <MoreRows query={query} count="" />}
        <div className="row">
          <button type="button" className="button" onClick={onClose}>
            {t('dialog.cancel')}
          </button>
        </div>
      </div>
    </Modal>
  );
}
