import { Problem } from '@contract/problem';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/layout/page-head';
import { Panel } from '../../ui/layout/panel';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { PaymentProposals } from './payment-proposals';
import { useBankStatement } from './use-bank-statement';

/** Takes in a bank's export: proposals first, then what people chose is booked. */
export function PaymentImport() {
  const { t } = useTranslation();
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
