import type { Person } from '@contract/person';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatDay } from '../../ui/format-time';
import { moveBetweenRows } from '../../ui/move-between-rows';
import { PersonState } from './person-state';

/** A dense list of people; the arrow keys lead from row to row. */
export function PersonTable({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll" onKeyDown={moveBetweenRows}>
      <table className="table dense stacked people">
        <thead>
          <tr>
            <th>{t('people.name')}</th>
            <th>{t('people.company')}</th>
            <th>{t('people.email')}</th>
            <th className="numeric">{t('people.requests')}</th>
            <th className="numeric">{t('people.orders')}</th>
            <th>{t('people.since')}</th>
            <th>{t('people.state')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonRow({ person }: { person: Person }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <tr>
      <td>
        <Link className="row-link" to="/admin/contacts/$id" params={{ id: person.id }}>
          {person.name || t('people.unnamed')}
        </Link>
      </td>
      <td data-label={t('people.company')}>{person.company || '–'}</td>
      <td data-label={t('people.email')}>{person.email}</td>
      <td className="numeric" data-label={t('people.requests')}>
        {person.requests}
      </td>
      <td className="numeric" data-label={t('people.orders')}>
        {person.orders}
      </td>
      <td className="nowrap" data-label={t('people.since')}>
        {formatDay(person.since, locale)}
      </td>
      <td>
        <PersonState state={person.state} />
      </td>
    </tr>
  );
}
