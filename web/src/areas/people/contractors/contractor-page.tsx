import type { ContractorDetail } from '@contract/production/contractor';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { formatDay } from '../../../ui/marks/format-time';
import { PageHead } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';
import { TitleBlock } from '../../../ui/layout/title-block';
import { WorkLoad } from '../../../ui/layout/work-load';
import { BlockPanel } from './block-panel';
import { ContractorStanding } from './contractor-standing';
import { ContractorWork } from './contractor-work';
import { formatShare } from './format-share';
import { ProfileForm } from './profile-form';

type ContractorPageProps = {
  contractor: ContractorDetail;
  onContractor: (contractor: ContractorDetail) => void;
  /** Has the contractor read anew. */
  onOutdated: () => Promise<unknown>;
};

/** One contractor: how they work, what they can do, what they have in hand. */
export function ContractorPage({ contractor, onContractor, onOutdated }: ContractorPageProps) {
  const { t } = useTranslation();
  const { id, name, state } = contractor;
  const above = (
    <nav className="breadcrumb" aria-label={t('people.breadcrumb')}>
      <Link to="/admin/contractors" activeOptions={{ exact: true }}>
        {t('admin.contractors')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{name}</span>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <ContractorStanding state={state} />
    </div>
  );
  return (
    <>
      <PageHead title={name} above={above} below={below} />
      <div className="main-and-side">
        <div>
          <ProfileForm key={id} contractor={contractor} onSaved={onContractor} onOutdated={onOutdated} />
          <ContractorWork contractorId={id} />
        </div>
        <div>
          <Record contractor={contractor} />
          <BlockPanel contractor={contractor} onContractor={onContractor} />
        </div>
      </div>
    </>
  );
}

function Record({ contractor }: { contractor: ContractorDetail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { email, company, phone, language, since, onTimeRate, reworkRate, approved } = contractor;
  return (
    <Panel title={t('crew.record')} flush>
      <TitleBlock
        facts={[
          { name: t('people.email'), value: <a href={`mailto:${email}`}>{email}</a>, fullRow: true },
          { name: t('people.company'), value: company || '–' },
          { name: t('people.phone'), value: phone || '–' },
          { name: t('people.language'), value: t(`people.language.${language}`) },
          { name: t('people.since'), value: formatDay(since, locale) },
          { name: t('crew.in-hand'), value: <WorkLoad member={contractor} />, fullRow: true },
          { name: t('crew.on-time'), value: formatShare(onTimeRate, locale) },
          { name: t('crew.rework'), value: formatShare(reworkRate, locale) },
          { name: t('crew.approved'), value: approved, fullRow: true },
        ]}
      />
    </Panel>
  );
}
