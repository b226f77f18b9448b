import type { AssignmentStage, AssignmentSummary } from '@contract/production/assignment';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { Listed, Loaded } from '../../ui/tables/listed';
import { PageHead } from '../../ui/layout/page-head';
import { type AssignmentFilter, assignmentsQuery, assignmentViews } from './assignments-query';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { AssignmentStatus } from '../../ui/marks/document-status';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { Deadline, byUrgency } from './deadline';
import type { ReactNode } from 'react';
import { rowsOf } from '../../lib/http/query-string';

type AssignmentListProps = { stage: AssignmentStage; filter: AssignmentFilter };

/** The contractor's requests for a price, or the work that was assigned to them. */
export function AssignmentList({ stage, filter }: AssignmentListProps) {
  const t = useT();
  const query = useInfiniteQuery(assignmentsQuery({ ...filter, stage }));
  return (
    <>
      <PageHead title={t(`contractor.${stage}`)} />
      <div className="filter-bar">
        <nav className="segments-scroll" aria-label={t('assignment.views')}>
          <div className="segments">
            {([undefined, ...assignmentViews] as const).map((status) => (
              <Link key={status ?? 'all'} to={`/contractor/${stage}`} search={{ status }} activeOptions={{ exact: true }}>
                {t(`assignment.view.${status ?? 'all'}`)}
              </Link>
            ))}
          </div>
        </nav>
      </div>
      <Listed query={query} none={<NoAssignments stage={stage} filter={filter} />} count={(count) => t('assignment.count', { count })}>
        {(assignments) => <AssignmentTable assignments={assignments} stage={stage} />}
      </Listed>
    </>
  );
}

function NoAssignments({ stage, filter }: AssignmentListProps) {
  const t = useT();
  if (filter.status) {
    return (
      <EmptySheet title={t('assignment.none-here')} text={t('assignment.none-here.text')}>
        <Link className="button" to={`/contractor/${stage}`} search={{}}>
          {t('assignment.show-all')}
        </Link>
      </EmptySheet>
    );
  }
  return (
    <EmptySheet title={t(`contractor.${stage}.none`)} text={t(`contractor.${stage}.none.text`)}>
      <Link className="button primary" to="/contractor/dashboard">
        {t('contractor.to-dashboard')}
      </Link>
    </EmptySheet>
  );
}

type AssignmentTableProps = { assignments: readonly AssignmentSummary[]; stage: AssignmentStage };

/** A table of assignments with number, task, deadline, price and status. */
const AssignmentTable = ({ assignments, stage }: AssignmentTableProps) => (
  <RecordTable idOf={({ id }) => id} linked className="quote-table" rows={assignments} columns={useColumns(stage)} />
);

function useColumns(stage: AssignmentStage): Column<AssignmentSummary>[] {
  const t = useT();
  const locale = useLocale();
  const isRequested = stage === 'quotes';
  return [
    {
      title: t('assignment.number'),
      className: 'mono nowrap',
      cell: ({ id, number }) => (
        <Link className="row-link" to={`/contractor/${stage}/$id`} params={{ id }}>
          {number}
        </Link>
      ),
    },
    { title: t('assignment.title'), cell: ({ title }) => title },
    { title: t('assignment.deadline'), cell: (assignment) => <Deadline assignment={assignment} /> },
    {
      title: t(isRequested ? 'assignment.price' : 'assignment.fee'),
      className: 'nowrap',
      numeric: true,
      labelled: true,
      cell: ({ terms }) => (terms ? formatCents(terms.price, locale) : '–'),
    },
    { title: t('assignment.status'), cell: ({ status }) => <AssignmentStatus status={status} /> },
  ];
}

/** A list of the assignments that wait for the contractor, the most urgent first; `none` is shown without any. */
export function WaitingWork({ none }: { none: ReactNode }) {
  const query = useInfiniteQuery(assignmentsQuery({ status: 'waiting' }));
  const columns = useWaitingColumns();
  return (
    <Loaded query={query} lines={4}>
      {(pages) => {
        const assignments = byUrgency(rowsOf(pages));
        if (assignments.length === 0) return none;
        return <RecordTable linked headless rows={assignments} columns={columns} idOf={({ id }) => id} />;
      }}
    </Loaded>
  );
}

function useWaitingColumns(): Column<AssignmentSummary>[] {
  const t = useT();
  return [
    {
      title: t('assignment.title'),
      cell: ({ id, title, status }) => (
        <Link className="row-link" to={status === 'offered' ? '/contractor/quotes/$id' : '/contractor/orders/$id'} params={{ id }}>
          {title}
        </Link>
      ),
    },
    { title: t('assignment.deadline'), cell: (assignment) => <Deadline assignment={assignment} /> },
    { title: t('assignment.status'), cell: ({ status }) => <AssignmentStatus status={status} /> },
  ];
}
