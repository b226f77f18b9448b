import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../lib/page-query';
import { EmptySheet } from '../../ui/empty-sheet';
import { Loaded } from '../../ui/loaded';
import { MoreRows } from '../../ui/more-rows';
import { PageHead } from '../../ui/page-head';
import { SearchField } from '../../ui/search-field';
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
  return (
    <>
      <PageHead title={t('admin.contacts')} />
      <div className="filter-bar">
        {tabs}
        <SearchField label={t('people.search')} value={filter.q ?? ''} onSearch={onSearch} />
      </div>
      <div className="panel page-panel">
        <FoundPeople filter={filter} />
      </div>
    </>
  );
}

function FoundPeople({ filter }: { filter: PersonFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(peopleQuery(filter));
  return (
    <Loaded query={query} lines={10}>
      {(pages) => {
        const people = rowsOf(pages);
        if (people.length === 0) return <Nobody filter={filter} />;
        return (
          <>
            <PersonTable people={people} />
            <MoreRows query={query} count={t('people.count', { count: people.length })} />
          </>
        );
      }}
    </Loaded>
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
