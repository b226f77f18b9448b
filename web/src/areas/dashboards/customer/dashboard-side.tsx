import type { OwnOverview } from '@contract/people/person';
import { formatCents } from '@contract/pricing/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/text/locale';
import { DownloadRow } from '../../../downloads/download-row';
import { formatBytes } from '../../../ui/marks/format-bytes';
import { Loaded } from '../../../ui/tables/listed';
import { Panel } from '../../../ui/layout/panel';
import { SiteLink } from '../../../ui/layout/site-link';
import { TitleBlock } from '../../../ui/layout/page-head';
import { ownOverviewQuery } from './own-overview-query';
import { phoneHref } from '../../../lib/head/opening-hours';

export type Support = { phone: string; supportHours: string };

/** Beside the open steps: what was delivered last, who helps, and the year in figures. */
export function DashboardSide({ support }: { support: Support }) {
  const overview = useQuery(ownOverviewQuery);
  return (
    <>
      <Loaded query={overview} lines={3}>
        {({ files }) => <NewestFiles files={files} />}
      </Loaded>
      <AskUs support={support} />
      {overview.data && <YearFacts overview={overview.data} />}
    </>
  );
}

function NewestFiles({ files }: Pick<OwnOverview, 'files'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <Panel title={t('portal.newest-files')}>
      <ul className="file-list">
        {files.map((file) => (
          <DownloadRow
            key={file.fileName}
            file={file}
            path={`/api/orders/${file.orderId}`}
            state={`${file.orderNumber}, ${formatBytes(file.fileSize, locale)}`}
          />
        ))}
      </ul>
    </Panel>
  );
}

function AskUs({ support: { phone, supportHours } }: { support: Support }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('portal.help')}>
      {phone && (
        <p>
          <a className="link" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      )}
      {supportHours && <p className="small muted">{supportHours}</p>}
      <p>
        <SiteLink className="link" to="/kontakt">
          {t('portal.help.write')}
        </SiteLink>
      </p>
    </Panel>
  );
}

function YearFacts({ overview: { year, unpaid } }: { overview: OwnOverview }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (year.orders === 0) return null;
  return (
    <TitleBlock
      facts={[
        { name: t('portal.year.orders', { year: year.year }), value: year.orders },
        { name: t('portal.year.net', { year: year.year }), value: formatCents(year.net, locale) },
        { name: t('portal.year.files'), value: year.files },
        { name: t('portal.unpaid'), value: formatCents(unpaid, locale) },
      ]}
    />
  );
}
