import type { PersonDetail } from '@contract/people/person';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { formatDay } from '../../../ui/marks/format-time';
import { PageHead } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';
import { TitleBlock } from '../../../ui/layout/title-block';
import { PersonData } from './person-data';
import { PersonHistory } from './person-history';
import { PersonState } from './person-state';
import { phoneHref } from '../../../lib/phone-href';

/** One of the contacts: who they are, everything between them and us, and their rights. */
export function PersonPage({ person, onErased }: { person: PersonDetail; onErased: () => void }) {
  const { t } = useTranslation();
  const title = person.name || t('people.unnamed');
  const above = (
    <nav className="breadcrumb" aria-label={t('people.breadcrumb')}>
      <Link to="/admin/contacts" activeOptions={{ exact: true }}>
        {t('admin.contacts')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{title}</span>
    </nav>
  );
  return (
    <>
      <PageHead title={title} above={above} below={<PersonStanding person={person} />} />
      <div className="main-and-side">
        <div>
          <PersonHistory personId={person.id} email={person.email} />
        </div>
        <div>
          <PersonProfile person={person} />
          <PersonData person={person} onErased={onErased} />
        </div>
      </div>
    </>
  );
}

function PersonStanding({ person: { state, erasedAt } }: { person: PersonDetail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className="row quote-state">
      <PersonState state={state} />
      {state === 'unverified' && <span className="small muted">{t('person.unproven')}</span>}
      {erasedAt && <span className="small muted">{t('person.erased', { day: formatDay(erasedAt, locale) })}</span>}
    </div>
  );
}

function PersonProfile({ person }: { person: PersonDetail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { email, phone, company, vatId, language, billing, since } = person;
  const facts = [
    { name: t('people.email'), value: <a href={`mailto:${email}`}>{email}</a>, fullRow: true },
    { name: t('people.company'), value: company || '–' },
    { name: t('people.phone'), value: phone ? <a href={phoneHref(phone)}>{phone}</a> : '–' },
    { name: t('people.language'), value: language ? t(`people.language.${language}`) : '–' },
    { name: t('people.since'), value: formatDay(since, locale) },
    { name: t('people.vat-id'), value: vatId || '–', fullRow: true },
    {
      name: t('people.billing'),
      value: billing ? `${billing.name}, ${billing.street}, ${billing.postcode} ${billing.city}, ${billing.country}` : '–',
      fullRow: true,
    },
  ];
  return (
    <Panel title={t('person.profile')} flush>
      <TitleBlock facts={facts} />
    </Panel>
  );
}
