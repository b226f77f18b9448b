import type { Person } from '@contract/people/person';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { ColumnTable, type Column } from '../../../ui/tables/column-table';
import { formatDay } from '../../../ui/marks/format-time';
import { PersonState } from './person-state';

/** People with what came of them, and since when they are known. */
export const PersonTable = ({ people }: { people: readonly Person[] }) => (
  <ColumnTable className="dense people" rows={people} columns={useColumns()} />
);

function useColumns(): Column<Person>[] {
  const { t } = useTranslation();
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
