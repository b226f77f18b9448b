import { Problem } from '@contract/problem';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { PageHead } from '../../ui/layout/page-head';
import { Panel } from '../../ui/layout/panel';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useBankStatement } from './use-bank-statement';
import type { PaymentProposal } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { useState } from 'react';
import { useLocale } from '../../lib/text/locale';
import { formatDate } from '../../lib/text/format';

/** Takes in a bank's export: proposals first, then what people chose is booked. */
export function PaymentImport() {
  const t = useT();
  const { statement, readFile, problem, busy, book } = useBankStatement();
  return (
    <>
      <PageHead title={t('admin.payments')}>
        <Link className="button small" to="/admin/invoices">
          {t('admin.payments.to-list')}
        </Link>
      </PageHead>
      <Panel title={t('admin.payments.file')}>
        <div className="stack">
          <p>{t('admin.payments.text')}</p>
          <input
            className="input"
            type="file"
            accept=".csv,text/csv"
            aria-label={t('admin.payments.file')}
            disabled={busy}
            onChange={({ target }) => void readFile(target.files?.[0])}
          />
          <ProblemNote problem={problem instanceof Problem ? problem : null} />
        </div>
      </Panel>
      {statement && <PaymentProposals key={statement.readAt} proposals={statement.proposals} busy={busy} onBook={book} />}
    </>
  );
}

type PaymentProposalsProps = {
  proposals: readonly PaymentProposal[];
  busy: boolean;
  onBook: (chosen: { line: string; invoiceId: string }[]) => void;
};

/** The lines of a statement with the invoices they seem to pay. What agrees in number and amount is chosen from the start. */
function PaymentProposals({ proposals, busy, onBook }: PaymentProposalsProps) {
  const t = useT();
  const [chosen, setChosen] = useState(
    () => new Set(proposals.filter(({ match }) => match === 'number-and-amount').map(({ line }) => line)),
  );
  const toggle = (line: string) => setChosen((now) => new Set(now.has(line) ? [...now].filter((one) => one !== line) : [...now, line]));
  const requested = proposals.flatMap(({ line, invoice }) => (invoice && chosen.has(line) ? [{ line, invoiceId: invoice.id }] : []));
  return (
    <Panel title={t('admin.payments.lines')} flush>
      <RecordTable className="dense payment-proposals" rows={proposals} columns={useColumns(chosen, toggle)} idOf={({ line }) => line} />
      <div className="row between offer-foot">
        <span className="small muted">{requested.length === 0 && t('admin.payments.none')}</span>
        <button type="button" className="button primary" disabled={busy || requested.length === 0} onClick={() => onBook(requested)}>
          {t('admin.payments.submit', { count: requested.length })}
        </button>
      </div>
    </Panel>
  );
}

function useColumns(chosen: ReadonlySet<string>, onToggle: (line: string) => void): Column<PaymentProposal>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('admin.payments.book'),
      cell: ({ line, invoice, amount }) =>
        invoice && (
          <input
            type="checkbox"
            checked={chosen.has(line)}
            aria-label={t('admin.payments.book-line', { number: invoice.number, amount: formatCents(amount, locale) })}
            onChange={() => onToggle(line)}
          />
        ),
    },
    { title: t('admin.payments.day'), className: 'nowrap', cell: ({ day }) => formatDate(day, locale) },
    {
      title: t('admin.payments.purpose'),
      cell: ({ purpose, name }) => (
        <>
          {purpose}
          <small className="muted row-detail">{name}</small>
        </>
      ),
    },
    {
      title: t('admin.payments.amount'),
      className: 'nowrap',
      numeric: true,
      cell: ({ amount }) => formatCents(amount, locale),
    },
    { title: t('admin.payments.invoice'), cell: (proposal) => <ProposedInvoice proposal={proposal} /> },
  ];
}

/** The invoice that a line seems to pay, and what speaks for it. */
function ProposedInvoice({ proposal: { invoice, match, known } }: { proposal: PaymentProposal }) {
  const t = useT();
  const locale = useLocale();
  if (!invoice || !match) return <span className="muted">{t(known ? 'admin.payments.known' : 'admin.payments.unmatched')}</span>;
  return (
    <>
      <Link to="/admin/invoices/$id" params={{ id: invoice.id }} className="mono">
        {invoice.number}
      </Link>{' '}
      {invoice.name}
      <small className="muted row-detail">{t(`admin.payments.match.${match}`, { open: formatCents(invoice.open, locale) })}</small>
    </>
  );
}
