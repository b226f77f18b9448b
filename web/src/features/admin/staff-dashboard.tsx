import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../ui/loaded';
import { PageHead } from '../../ui/page-head';
import { Panel } from '../../ui/panel';
import { FailedMails } from './failed-mails';
import { RequestQueue } from './request-queue';
import { RequestsChart } from './requests-chart';
import { overviewQuery } from './staff-queries';
import { StatusCounts } from './status-counts';

/** Where staff arrive: what waits longest, how much is in which state, how much came in. */
export function StaffDashboard() {
  const { t } = useTranslation();
  const overview = useQuery(overviewQuery());
  return (
    <>
      <PageHead title={t('admin.dashboard')} />
      <div className="main-and-side">
        <div>
          <RequestQueue />
          <Panel title={t('admin.chart')}>
            <Loaded query={overview}>{({ requestsByDay }) => <RequestsChart days={requestsByDay} />}</Loaded>
          </Panel>
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
