import type { StaffAssignmentSummary } from '@contract/assignment';
import { formatCents } from '@contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { AssignmentStatus } from '../../ui/assignment-status';
import { formatMoment } from '../../ui/format-time';
import { ListedRows } from '../../ui/listed';
import { Panel } from '../../ui/panel';
import { contractorWorkQuery } from './crew-query';

/** What a contractor was asked for and works on, newest first. */
export function ContractorWork({ contractorId }: { contractorId: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(contractorWorkQuery(contractorId));
  return (
    <Panel title={t('crew.work')} flush>
      <ListedRows
        query={query}
        lines={4}
        none={<p className="panel-body muted">{t('crew.work.none')}</p>}
        count={(count) => t('crew.work.count', { count })}
      >
        {(work) => <WorkTable work={work} />}
      </ListedRows>
    </Panel>
  );
}

function WorkTable({ work }: { work: readonly StaffAssignmentSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll">
      <table className="table dense stacked">
        <thead>
          <tr>
            <th>{t('crew.work.number')}</th>
            <th>{t('crew.work.title')}</th>
            <th className="numeric">{t('crew.work.price')}</th>
            <th>{t('crew.work.due')}</th>
            <th>{t('people.state')}</th>
          </tr>
        </thead>
        <tbody>
          {work.map((one) => (
            <WorkRow key={one.id} work={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WorkRow({ work: { number, title, terms, dueAt, status, orderId, quoteId } }: { work: StaffAssignmentSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <tr>
      <td className="mono nowrap">
        {orderId ? (
          <Link to="/admin/orders/$id" params={{ id: orderId }}>
            {number}
          </Link>
        ) : (
          <Link to="/admin/quotes/$id" params={{ id: quoteId }}>
            {number}
          </Link>
        )}
      </td>
      <td>{title}</td>
      <td className="numeric nowrap" data-label={t('crew.work.price')}>
        {terms ? formatCents(terms.price, locale) : '–'}
      </td>
      <td className="nowrap" data-label={t('crew.work.due')}>
        {dueAt ? formatMoment(dueAt, locale) : '–'}
      </td>
      <td>
        <AssignmentStatus status={status} />
      </td>
    </tr>
  );
}
