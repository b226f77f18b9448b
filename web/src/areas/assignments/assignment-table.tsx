import type { AssignmentStage, AssignmentSummary } from '@contract/production/assignment';
import { formatCents } from '@contract/pricing/money';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { AssignmentStatus } from '../../ui/marks/assignment-status';
import { ColumnTable, type Column } from '../../ui/tables/column-table';
import { Deadline } from './deadline';

type AssignmentTableProps = { assignments: readonly AssignmentSummary[]; stage: AssignmentStage };

/** Assignments with number, task, deadline, price and state. */
export const AssignmentTable = ({ assignments, stage }: AssignmentTableProps) => (
  <ColumnTable linked className="quote-table" rows={assignments} columns={useColumns(stage)} />
);

function useColumns(stage: AssignmentStage): Column<AssignmentSummary>[] {
  const t = useT();
  const locale = useLocale();
  const isAsked = stage === 'quotes';
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
      title: t(isAsked ? 'assignment.price' : 'assignment.fee'),
      className: 'nowrap',
      numeric: true,
      labelled: true,
      cell: ({ terms }) => (terms ? formatCents(terms.price, locale) : '–'),
    },
    { title: t('assignment.status'), cell: ({ status }) => <AssignmentStatus status={status} /> },
  ];
}
