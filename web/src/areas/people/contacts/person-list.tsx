import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { RecordList } from '../../../ui/tables/record-list';
import { ExportButtons } from '../../../ui/tables/export-buttons';
import { PageHead } from '../../../ui/layout/page-head';
import { peopleQuery, type PersonFilter } from './people-query';
import type { Person } from '@contract/people/person';
import { useLocale } from '../../../lib/text/locale';
import type { Column } from '../../../ui/tables/record-table';
import { formatDay } from '../../../lib/text/format';
import { PersonState } from './person-page';

type PersonListProps = {
  filter: PersonFilter;
  onFilter: (filter: PersonFilter) => void;
  /** Links to the kinds of people, and to other lists of the same page. */
  tabs: ReactNode;
};

/** A list of customers and guests, by kind and by search. */
export function PersonList({ filter, onFilter, tabs }: PersonListProps) {
  const t = useT();
  const query = useInfiniteQuery(peopleQuery(filter));
  return (
    <>
      <PageHead title={t('admin.contacts')}>
        <ExportButtons list="contacts" filter={filter} />
      </PageHead>
      <RecordList
        query={query}
        columns={useColumns()}
        idOf={({ id }) => id}
        className="dense people"
        linked
        filter={filter}
        onFilter={onFilter}
        tabs={tabs}
        search={t('people.search')}
        none={<Nobody filter={filter} />}
        count={(count) => t('people.count', { count })}
      />
    </>
  );
}

function Nobody({ filter: { kind, q } }: { filter: PersonFilter }) {
  const t = useT();
  if (!kind && !q) return <EmptySheet title={t('people.none')} text={t('people.none.text')} />;
  return (
    <EmptySheet title={t('people.no-match')} text={q ? t('people.no-match.text', { q }) : t('people.none-here')}>
      <Link className="button" to="/admin/contacts" search={{}}>
        {t('people.show-all')}
      </Link>
    </EmptySheet>
  );
}

/** Returns the columns of people, with their requests and orders, and since when they are known. */
function useColumns(): Column<Person>[] {
  const t = useT();
  const locale = useLocale();
  const figure = { numeric: true, labelled: true };
  return [
    {
      title: t('people.name'),
      cell: ({ id, name }) => (
        <Link className="row-link" to="/admin/contacts/$id" params={{ id }}>
          {name || t('people.unnamed')}
        </Link>
      ),
    },
    { title: t('people.company'), labelled: true, cell: ({ company }) => company || '–' },
    { title: t('people.email'), labelled: true, cell: ({ email }) => email },
    { title: t('people.requests'), ...figure, cell: ({ requests }) => requests },
    { title: t('people.orders'), ...figure, cell: ({ orders }) => orders },
    { title: t('people.since'), className: 'nowrap', labelled: true, cell: ({ since }) => formatDay(since, locale) },
    { title: t('people.state'), cell: ({ state }) => <PersonState state={state} /> },
  ];
}
