import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/tables/loaded';
import { PageHead } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';
import { BusinessCharts } from './business-charts';
import { DueQueue } from './due-queue';
import { FailedMails } from './failed-mails';
import { RequestQueue } from './request-queue';
import { overviewQuery } from '../../workspace/staff-queries';
import { StatusCounts } from '../../workspace/status-counts';

/** Where staff arrive: what waits longest, what is due or late, how much is in which state, and how business goes. */
export function StaffDashboard() {
  const { t } = useTranslation();
  const overview = useQuery(overviewQuery());
  return (
    <>
      <PageHead title={t('admin.dashboard')} />
      <div className="main-and-side">
        <div>
          <RequestQueue />
          <DueQueue late={overview.data?.lateOrders} />
          <Loaded query={overview}>{(figures) => <BusinessCharts overview={figures} />}</Loaded>
        </div>
        <div>
          <Panel title={t('admin.counts')} flush>
            <Loaded query={overview}>{({ quotes }) => <StatusCounts quotes={quotes} />}</Loaded>
          </Panel>
          <Panel title={t('admin.mails')}>
            <Loaded query={overview} lines={2}>
              {({ mailsFailed }) => <FailedMails count={mailsFailed} />}
            </Loaded>
          </Panel>
        </div>
      </div>
    </>
  );
}
