import type { Person } from '@contract/people';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatDay } from '../../ui/format-time';
import type { PeopleKind } from './staff-queries';

type PeopleTableProps = { people: readonly Person[]; kind: PeopleKind };

/** A dense list of accounts. */
export function PeopleTable({ people, kind }: PeopleTableProps) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll">
      <table className="table dense stacked people">
        <thead>
          <tr>
            <th>{t('admin.people.name')}</th>
            <th>{t('admin.people.company')}</th>
            <th>{t('admin.people.email')}</th>
            {kind === 'contacts' && <th className="numeric">{t('admin.people.quotes')}</th>}
            <th>{t('admin.people.since')}</th>
            <th>{t('admin.people.state')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} kind={kind} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonRow({ person, kind }: { person: Person; kind: PeopleKind }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <tr>
      <td>
        <b>{person.name || t('admin.people.unnamed')}</b>
      </td>
      <td data-label={t('admin.people.company')}>{person.company || '–'}</td>
      <td data-label={t('admin.people.email')}>
        <a href={`mailto:${person.email}`}>{person.email}</a>
      </td>
      {kind === 'contacts' && (
        <td className="numeric" data-label={t('admin.people.quotes')}>
          {person.quotes}
        </td>
      )}
      <td data-label={t('admin.people.since')}>{formatDay(person.createdAt, locale)}</td>
      <td>
        <PersonState person={person} />
      </td>
    </tr>
  );
}

function PersonState({ person: { blocked, emailVerified } }: { person: Person }) {
  const { t } = useTranslation();
  if (blocked) return <span className="status bad">{t('admin.people.blocked')}</span>;
  return emailVerified ? (
    <span className="status ok">{t('admin.people.verified')}</span>
  ) : (
    <span className="status wait">{t('admin.people.unverified')}</span>
  );
}
