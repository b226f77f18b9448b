import type { Account } from '@contract/people/account';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';

const steps = ['request', 'price', 'work', 'delivery'] as const;

type ContractorDashboardProps = { account: Account; /** What they have to act on. */ waiting: ReactNode };

/** Where contractors arrive: what waits for them, and how work reaches them. */
export function ContractorDashboard({ account: { name }, waiting }: ContractorDashboardProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={name ? t('contractor.welcome', { name }) : t('contractor.dashboard')} />
      <div className="main-and-side">
        <Panel title={t('contractor.waiting')} flush>
          {waiting}
        </Panel>
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
