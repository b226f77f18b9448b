import type { Account } from '@contract/people/account';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/text/strings';
import { PageHead } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';
import { Link } from '@tanstack/react-router';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

const steps = ['request', 'price', 'work', 'delivery'] as const;

type ContractorDashboardProps = { account: Account; /** The list of assignments that wait for the contractor. */ waiting: ReactNode };

/** Shows the contractors' start page: the assignments that wait for them, and how work reaches them. */
export function ContractorDashboard({ account: { name }, waiting }: ContractorDashboardProps) {
  const t = useT();
  return (
    <>
      <PageHead title={name ? t('contractor.welcome', { name }) : t('contractor.dashboard')} />
      <div className="main-and-side">
        <div className="contractor-waiting">
          <Panel title={t('contractor.waiting')} flush>
            {waiting}
          </Panel>
        </div>
        <Panel title={t('contractor.how')}>
          <ol className="timeline">
            {steps.map((step) => (
              <li key={step}>
                <b>{t(`contractor.how.${step}`)}</b>
                <p className="small muted">{t(`contractor.how.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </>
  );
}

/** Shows that nothing waits: what will appear here, and where the rest is. */
export function NothingWaiting() {
  const t = useT();
  return (
    <EmptySheet level={3} title={t('contractor.waiting.none')} text={t('contractor.waiting.none.text')}>
      <Link className="button" to="/contractor/quotes">
        {t('contractor.quotes')}
      </Link>
      <Link className="button" to="/contractor/orders">
        {t('contractor.orders')}
      </Link>
    </EmptySheet>
  );
}
