import { Problem } from '@contract/problem';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { PageHead } from '../../ui/layout/page-head';
import { Panel } from '../../ui/layout/panel';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { ProblemNote } from '../../ui/feedback/problem-note';
import type { PaymentProposal, ImportOutcome } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { useState } from 'react';
import { useLocale } from '../../lib/text/locale';
import { formatDate } from '../../lib/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../lib/http/http';
import { useToast } from '../../ui/feedback/toasts';

/** Imports a bank's export: it shows proposals first, then books what people chose. */
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

/** A statement with its proposals. `readAt` tells one reading from the next. */
type Statement = { csv: string; proposals: PaymentProposal[]; readAt: number };

/** Returns a bank's export that is being imported: read for proposals, booked in part, and read again. */
function useBankStatement() {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [statement, setStatement] = useState<Statement | null>(null);
  const read = useMutation({
    mutationFn: (csv: string) => post<{ proposals: PaymentProposal[] }>('/api/staff/payments/proposals', { csv }),
    onSuccess: ({ proposals }, csv) => setStatement({ csv, proposals, readAt: Date.now() }),
    meta: { quiet: true },
  });
  const book = useMutation({
    mutationFn: (chosen: { line: string; invoiceId: string }[]) =>
      post<ImportOutcome>('/api/staff/payments/import', { csv: statement?.csv, chosen }),
    onSuccess: ({ recorded }) => work.success(t('admin.payments.done', { count: recorded })),
    // Also after a failure: what came before it is booked.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['staff', 'invoices'] });
      if (statement) read.mutate(statement.csv);
    },
  });
  async function readFile(file: File | undefined): Promise<void> {
    setStatement(null);
    if (file) read.mutate(await readBankFile(file));
  }
  return { statement, readFile, problem: read.error, busy: read.isPending || book.isPending, book: book.mutate };
}

/** Reads the text of a bank's export: UTF-8, or Windows-1252 as most German banks still write. */
export async function readBankFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}
