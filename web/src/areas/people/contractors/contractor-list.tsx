import { contractorStates } from '@contract/production/contractor';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { ContractorTable } from './contractor-table';
import { contractorsQuery, type ContractorFilter } from './crew-query';
import { InvitationPanel } from './invitation-panel';

const InviteDialog = lazy(() => import('./invite-dialog').then((module) => ({ default: module.InviteDialog })));

type ContractorListProps = { filter: ContractorFilter; onSearch: (text: string) => void };

/** Contractors by state and by search, and who was invited. */
export function ContractorList({ filter, onSearch }: ContractorListProps) {
  const { t } = useTranslation();
  const [inviting, setInviting] = useState(false);
  const query = useInfiniteQuery(contractorsQuery(filter));
  return (
    <>
      <PageHead title={t('admin.contractors')}>
        <button type="button" className="button primary" onClick={() => setInviting(true)}>
          {t('crew.invite')}
        </button>
      </PageHead>
      <div className="filter-bar">
        <StateLinks q={filter.q} />
        <SearchField label={t('people.search')} value={filter.q ?? ''} onSearch={onSearch} />
      </div>
      <Listed query={query} lines={10} none={<NoContractor filter={filter} />} count={(count) => t('crew.count', { count })}>
        {(contractors) => <ContractorTable contractors={contractors} />}
      </Listed>
      <InvitationPanel />
      <Suspense>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}

function StateLinks({ q }: { q: string | undefined }) {
  const { t } = useTranslation();
  return (
    <nav className="segments-scroll" aria-label={t('crew.states')}>
      <div className="segments">
        {[undefined, ...contractorStates].map((state) => (
          <Link key={state ?? 'all'} to="/admin/contractors" search={{ state, q }} activeOptions={{ exact: true }}>
            {t(`crew.view.${state ?? 'all'}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function NoContractor({ filter: { state, q } }: { filter: ContractorFilter }) {
  const { t } = useTranslation();
  if (!state && !q) return <EmptySheet title={t('crew.none')} text={t('crew.none.text')} />;
  return (
    <EmptySheet title={t('people.no-match')} text={q ? t('crew.no-match.text', { q }) : t('people.none-here')}>
      <Link className="button" to="/admin/contractors" search={{}}>
        {t('people.show-all')}
      </Link>
    </EmptySheet>
  );
}
