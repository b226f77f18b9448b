import type { AssignmentSummary } from '@contract/production/assignment';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rowsOf } from '../../lib/http/page-query';
import { AssignmentStatus } from '../../ui/marks/document-status';
import { Loaded } from '../../ui/tables/listed';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { useT } from '../../lib/text/strings';
import { assignmentsQuery } from './assignments-query';
import { byUrgency, Deadline } from './deadline';

/** What the contractor has to act on, the most urgent first; `none` where there is nothing. */
export function WaitingWork({ none }: { none: ReactNode }) {
  const query = useInfiniteQuery(assignmentsQuery({ status: 'waiting' }));
  const columns = useColumns();
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

function useColumns(): Column<AssignmentSummary>[] {
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
