import { Problem } from '@contract/problem';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { PageHead } from '../../ui/layout/page-head';
import { Panel } from '../../ui/layout/panel';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { type PaymentProposal, type ImportOutcome, MAX_STATEMENT_LENGTH } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { useState } from 'react';
import { useLocale } from '../../lib/text/locale';
import { formatDate } from '../../lib/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../lib/http/http';
import { useToast } from '../../ui/feedback/toasts';
import { AssignInvoice, type AssignedInvoice } from './assign-invoice';

/** Imports a bank's statement: it shows proposals first, then books what people chose. */
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
            accept=".csv,.xml,text/csv,text/xml,application/xml"
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

/**
 * The lines of a statement with the invoices they seem to pay, or that staff assign to them. What agrees in number and amount is chosen
 * from the start, and what is assigned.
 */
function PaymentProposals({ proposals, busy, onBook }: PaymentProposalsProps) {
  const t = useT();
  const [chosen, setChosen] = useState(
    () => new Set(proposals.filter(({ match }) => match === 'number-and-amount').map(({ line }) => line)),
  );
  const [assigned, setAssigned] = useState<ReadonlyMap<string, AssignedInvoice>>(new Map());
  const [assigning, setAssigning] = useState<PaymentProposal | null>(null);
  const rows: ProposedLine[] = proposals.map((proposal) => {
    const invoice = assigned.get(proposal.line);
    return invoice ? { ...proposal, invoice, match: 'assigned' } : proposal;
  });
  const assign = (line: string, invoice: AssignedInvoice) => {
    setAssigned(new Map([...assigned, [line, invoice]]));
    setChosen(new Set([...chosen, line]));
    setAssigning(null);
  };
  const toggle = (line: string) => setChosen((now) => new Set(now.has(line) ? [...now].filter((one) => one !== line) : [...now, line]));
  const requested = rows.flatMap(({ line, invoice }) => (invoice && chosen.has(line) ? [{ line, invoiceId: invoice.id }] : []));
  return (
    <Panel title={t('admin.payments.lines')} flush>
      <RecordTable
        className="dense payment-proposals"
        rows={rows}
        columns={useColumns(chosen, toggle, setAssigning)}
        idOf={({ line }) => line}
      />
      <div className="row between offer-foot">
        <span className="small muted">{requested.length === 0 && t('admin.payments.none')}</span>
        <button type="button" className="button primary" disabled={busy || requested.length === 0} onClick={() => onBook(requested)}>
          {t('admin.payments.submit', { count: requested.length })}
        </button>
      </div>
      {assigning && (
        <AssignInvoice proposal={assigning} onAssigned={(invoice) => assign(assigning.line, invoice)} onClose={() => setAssigning(null)} />
      )}
    </Panel>
  );
}

/** A line with the invoice that the server proposes for it, or that staff assigned. */
type ProposedLine = Omit<PaymentProposal, 'match'> & { match: PaymentProposal['match'] | 'assigned' };

function useColumns(
  chosen: ReadonlySet<string>,
  onToggle: (line: string) => void,
  onAssign: (proposal: PaymentProposal) => void,
): Column<ProposedLine>[] {
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
    { title: t('admin.payments.invoice'), cell: (proposal) => <ProposedInvoice proposal={proposal} onAssign={onAssign} /> },
  ];
}

type ProposedInvoiceProps = { proposal: ProposedLine; onAssign: (proposal: PaymentProposal) => void };

/** The invoice that a line seems to pay, what speaks for it, and a way to another one. */
function ProposedInvoice({ proposal, onAssign }: ProposedInvoiceProps) {
  const t = useT();
  const locale = useLocale();
  const { invoice, match, known, day, amount } = proposal;
  if (known) return <span className="muted">{t('admin.payments.known')}</span>;
  const button = (
    <button
      type="button"
      className="button ghost small"
      aria-label={t('admin.payments.assign-line', { day: formatDate(day, locale), amount: formatCents(amount, locale) })}
      onClick={() => onAssign({ ...proposal, match: match === 'assigned' ? null : match })}
    >
      {t(invoice ? 'admin.payments.reassign' : 'admin.payments.assign')}
    </button>
  );
  if (!invoice || !match) {
    return (
      <>
        <span className="muted">{t('admin.payments.unmatched')}</span> {button}
      </>
    );
  }
  return (
    <>
      <Link to="/admin/invoices/$id" params={{ id: invoice.id }} className="mono">
        {invoice.number}
      </Link>{' '}
      {invoice.name}
      <small className="muted row-detail">
        {t(`admin.payments.match.${match}`, { open: formatCents(invoice.open, locale) })} {button}
      </small>
    </>
  );
}

/** A statement with its proposals. `readAt` tells one reading from the next. */
type Statement = { text: string; proposals: PaymentProposal[]; readAt: number };

/** Returns a bank's export that is being imported: read for proposals, booked in part, and read again. */
function useBankStatement() {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [statement, setStatement] = useState<Statement | null>(null);
  const read = useMutation({
    mutationFn: async (text: string) => {
      if (text.length > MAX_STATEMENT_LENGTH) throw new Problem('payment.file-too-long');
      return post<{ proposals: PaymentProposal[] }>('/api/staff/payments/proposals', { statement: text });
    },
    onSuccess: ({ proposals }, text) => setStatement({ text, proposals, readAt: Date.now() }),
    meta: { quiet: true },
  });
  const book = useMutation({
    mutationFn: (chosen: { line: string; invoiceId: string }[]) =>
      post<ImportOutcome>('/api/staff/payments/import', { statement: statement?.text, chosen }),
    onSuccess: ({ recorded }) => work.success(t('admin.payments.done', { count: recorded })),
    // Also after a failure: what came before it is booked.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['staff', 'invoices'] });
      if (statement) read.mutate(statement.text);
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
