import { type SecurityEntry, securityKinds } from '@contract/people/security';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { type StringKey, useT } from '../../lib/text/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { PageHead } from '../../ui/layout/page-head';
import { RecordList } from '../../ui/tables/record-list';
import type { Column } from '../../ui/tables/record-table';
import { AuditTabs, Choice, FilterForm, Typed } from './filter-form';
import { type SecurityFilter, securityFilterOf, securityQuery } from './security-query';

type SecurityListProps = { filter: SecurityFilter; onFilter: (filter: SecurityFilter) => void };

/** Shows what was refused, and what somebody may have to account for: exports, roles, second factors, erasures. */
export function SecurityList({ filter, onFilter }: SecurityListProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t('security')} />
      <AuditTabs />
      <RecordList
        query={useInfiniteQuery(securityQuery(filter))}
        columns={useColumns()}
        idOf={({ id }) => String(id)}
        className="dense audit"
        form={<SecurityForm key={JSON.stringify(filter)} filter={filter} onFilter={onFilter} />}
        none={<EmptySheet title={t('security.none')} text={t('security.none.text')} />}
        count={(count) => t('security.count', { count })}
      />
    </>
  );
}

function useColumns(): Column<SecurityEntry>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('audit.time'),
      className: 'mono extra-small nowrap',
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at, locale)}</time>,
    },
    {
      title: t('security.kind'),
      cell: ({ kind, times, lastAt }) => (
        <>
          <b>{t(`security.kind.${kind}`)}</b>
          {times > 1 && <small className="muted row-detail">{t('security.times', { times, last: formatMoment(lastAt, locale) })}</small>}
        </>
      ),
    },
    {
      title: t('security.reason'),
      labelled: true,
      cell: ({ kind, reason, route }) => (
        <span>
          {kind === 'limited' ? <code>{reason}</code> : t(reasonKey(reason))}
          {route && <small className="muted mono row-detail">{route}</small>}
        </span>
      ),
    },
    {
      title: t('security.person'),
      labelled: true,
      cell: ({ person, about }) => (
        <span>
          {person || '–'}
          {about && <small className="muted row-detail">{t('security.about', { person: about })}</small>}
        </span>
      ),
    },
    { title: t('security.address'), labelled: true, className: 'mono extra-small', cell: ({ address }) => address || '–' },
  ];
}

/** Returns the text of a reason: that of a fact of the log, which begins with its noun, or of a problem. */
function reasonKey(reason: string): StringKey {
  if (reason === 'panel') return 'security.reason.panel';
  return (/^(?:account|contact|list)\./.test(reason) ? `fact.${reason}` : `problem.${reason}`) as StringKey;
}

function SecurityForm({ filter, onFilter }: SecurityListProps) {
  const t = useT();
  const { kind = '', person = '', address = '', from = '', to = '' } = filter;
  const kinds = securityKinds.map((value) => ({ value, text: t(`security.kind.${value}`) }));
  return (
    <FilterForm initial={{ kind, person, address, from, to }} onFilter={(typed) => onFilter(securityFilterOf(typed))}>
      {(field) => (
        <>
          <Choice {...field('kind')} label={t('security.kind')} options={kinds} />
          <Typed {...field('person')} label={t('security.person')} placeholder={t('audit.person.hint')} />
          <Typed {...field('address')} label={t('security.address')} placeholder={t('security.address.hint')} />
          <Typed {...field('from')} label={t('audit.from')} type="date" />
          <Typed {...field('to')} label={t('audit.to')} type="date" />
        </>
      )}
    </FilterForm>
  );
}
