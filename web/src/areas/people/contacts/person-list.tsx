import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { peopleQuery, type PersonFilter } from './people-query';
import { PersonTable } from './person-table';

type PersonListProps = {
  filter: PersonFilter;
  onSearch: (text: string) => void;
  /** By kind, and to other lists of the same page. */
  tabs: ReactNode;
};

/** Customers and guests, by kind and by search. */
export function PersonList({ filter, onSearch, tabs }: PersonListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(peopleQuery(filter));
  return (
    <>
      <PageHead title={t('admin.contacts')} />
      <div className="filter-bar">
        {tabs}
        <SearchField label={t('people.search')} value={filter.q ?? ''} onSearch={onSearch} />
      </div>
      <Listed query={query} lines={10} none={<Nobody filter={filter} />} count={(count) => t('people.count', { count })}>
        {(people) => <PersonTable people={people} />}
      </Listed>
    </>
  );
}

function Nobody({ filter: { kind, q } }: { filter: PersonFilter }) {
  const { t } = useTranslation();
  if (!kind && !q) return <EmptySheet title={t('people.none')} text={t('people.none.text')} />;
  return (
    <EmptySheet title={t('people.no-match')} text={q ? t('people.no-match.text', { q }) : t('people.none-here')}>
      <Link className="button" to="/admin/contacts" search={{}}>
        {t('people.show-all')}
      </Link>
    </EmptySheet>
  );
}
