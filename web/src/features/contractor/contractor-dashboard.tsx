import type { Account } from '@contract/account';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/empty-sheet';
import { PageHead } from '../../ui/page-head';
import { Panel } from '../../ui/panel';

const steps = ['request', 'price', 'work', 'delivery'] as const;

/** Where contractors arrive: what waits for them, and how work reaches them. */
export function ContractorDashboard({ account: { name } }: { account: Account }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={name ? t('contractor.welcome', { name }) : t('contractor.dashboard')} />
      <div className="main-and-side">
        <Panel title={t('contractor.waiting')} flush>
          <EmptySheet level={3} title={t('contractor.waiting.none')} text={t('contractor.waiting.none.text')}>
            <Link className="button" to="/contractor/quotes">
              {t('contractor.quotes')}
            </Link>
            <Link className="button" to="/contractor/orders">
              {t('contractor.orders')}
            </Link>
          </EmptySheet>
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
