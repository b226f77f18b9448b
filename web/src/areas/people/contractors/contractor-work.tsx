import type { StaffAssignmentSummary } from '@contract/production/assignment';
import { formatCents } from '@contract/pricing/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { AssignmentStatus } from '../../../ui/marks/assignment-status';
import { ColumnTable, type Column } from '../../../ui/tables/column-table';
import { formatMoment } from '../../../ui/marks/format-time';
import { ListedRows } from '../../../ui/tables/listed';
import { Panel } from '../../../ui/layout/panel';
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

const WorkTable = ({ work }: { work: readonly StaffAssignmentSummary[] }) => (
  <ColumnTable className="dense" rows={work} columns={useColumns()} />
);

function useColumns(): Column<StaffAssignmentSummary>[] {
  const { t } = useTranslation();
  const locale = useLocale();
  return [
    { title: t('crew.work.number'), className: 'mono nowrap', cell: (work) => <WorkLink work={work} /> },
    { title: t('crew.work.title'), cell: ({ title }) => title },
    {
      title: t('crew.work.price'),
      className: 'nowrap',
      numeric: true,
      labelled: true,
      cell: ({ terms }) => (terms ? formatCents(terms.price, locale) : '–'),
    },
    {
      title: t('crew.work.due'),
      className: 'nowrap',
      labelled: true,
      cell: ({ dueAt }) => (dueAt ? formatMoment(dueAt, locale) : '–'),
    },
    { title: t('people.state'), cell: ({ status }) => <AssignmentStatus status={status} /> },
  ];
}

const WorkLink = ({ work: { number, orderId, quoteId } }: { work: StaffAssignmentSummary }) =>
  orderId ? (
    <Link className="row-link" to="/admin/orders/$id" params={{ id: orderId }}>
      {number}
    </Link>
  ) : (
    <Link className="row-link" to="/admin/quotes/$id" params={{ id: quoteId }}>
      {number}
    </Link>
  );
