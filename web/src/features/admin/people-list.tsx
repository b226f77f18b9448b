import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../lib/page-query';
import { EmptySheet } from '../../ui/empty-sheet';
import { Loaded } from '../../ui/loaded';
import { MoreRows } from '../../ui/more-rows';
import { PageHead } from '../../ui/page-head';
import { SearchField } from '../../ui/search-field';
import { PeopleTable } from './people-table';
import { peopleQuery, type PeopleKind } from './staff-queries';

type PeopleListProps = {
  kind: PeopleKind;
  q: string | undefined;
  onSearch: (text: string) => void;
  /** To other lists of the same page. */
  tabs?: ReactNode;
};

/** Accounts of customers or of contractors, by search. */
export function PeopleList({ kind, q, onSearch, tabs }: PeopleListProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t(`admin.${kind}`)} />
      <div className="filter-bar">
        {tabs}
        <SearchField label={t('admin.people.search')} value={q ?? ''} onSearch={onSearch} />
      </div>
      <div className="panel page-panel">
        <FoundPeople kind={kind} q={q} />
      </div>
    </>
  );
}

function FoundPeople({ kind, q }: Pick<PeopleListProps, 'kind' | 'q'>) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(peopleQuery(kind, q));
  return (
    <Loaded query={query} lines={10}>
      {(pages) => {
        const people = rowsOf(pages);
        if (people.length === 0 && q)
          return <EmptySheet title={t('admin.people.no-match')} text={t('admin.people.no-match.text', { q })} />;
        if (people.length === 0) return <EmptySheet title={t(`admin.${kind}.none`)} text={t(`admin.${kind}.none.text`)} />;
        return (
          <>
            <PeopleTable people={people} kind={kind} />
            <MoreRows query={query} count={t('admin.people.count', { count: people.length })} />
          </>
        );
      }}
    </Loaded>
  );
}
