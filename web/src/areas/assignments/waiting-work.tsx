import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rowsOf } from '../../lib/http/page-query';
import { AssignmentStatus } from '../../ui/marks/document-status';
import { Loaded } from '../../ui/tables/listed';
import { assignmentsQuery } from './assignments-query';
import { byUrgency, Deadline } from './deadline';

/** What the contractor has to act on, the most urgent first; `none` where there is nothing. */
export function WaitingWork({ none }: { none: ReactNode }) {
  const query = useInfiniteQuery(assignmentsQuery({ status: 'waiting' }));
  return (
    <Loaded query={query} lines={4}>
      {(pages) => {
        const assignments = byUrgency(rowsOf(pages));
        if (assignments.length === 0) return none;
        return (
          <div className="table-scroll">
            <table className="table stacked">
              <tbody>
                {assignments.map((assignment) => (
                  <tr key={assignment.id} className="linked-row">
                    <td>
                      <Link
                        className="row-link"
                        to={assignment.status === 'offered' ? '/contractor/quotes/$id' : '/contractor/orders/$id'}
                        params={{ id: assignment.id }}
                      >
                        {assignment.title}
                      </Link>
                    </td>
                    <td>
                      <Deadline assignment={assignment} />
                    </td>
                    <td>
                      <AssignmentStatus status={assignment.status} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      }}
    </Loaded>
  );
}
