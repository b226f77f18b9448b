import type { AssignmentStage, AssignmentSummary } from '@contract/assignment';
import { formatCents } from '@contract/money';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { AssignmentStatus } from '../../ui/assignment-status';
import { Deadline } from './deadline';

/** Assignments with number, task, deadline, price and state; on small screens one below the other. */
export function AssignmentTable({ assignments, stage }: { assignments: readonly AssignmentSummary[]; stage: AssignmentStage }) {
  const t = useT();
  return (
    <div className="table-scroll">
      <table className="table stacked quote-table">
        <thead>
          <tr>
            <th>{t('assignment.number')}</th>
            <th>{t('assignment.title')}</th>
            <th>{t(stage === 'quotes' ? 'assignment.answer-by' : 'assignment.due')}</th>
            <th className="numeric">{t(stage === 'quotes' ? 'assignment.price' : 'assignment.fee')}</th>
            <th>{t('assignment.status')}</th>
          </tr>
        </thead>
        <tbody>
          {assignments.map((assignment) => (
            <AssignmentRow key={assignment.id} assignment={assignment} stage={stage} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AssignmentRow({ assignment, stage }: { assignment: AssignmentSummary; stage: AssignmentStage }) {
  const t = useT();
  const locale = useLocale();
  const { id, number, title, terms, status } = assignment;
  return (
    <tr className="linked-row">
      <td className="mono nowrap">
        <Link className="row-link" to={`/contractor/${stage}/$id`} params={{ id }}>
          {number}
        </Link>
      </td>
      <td>{title}</td>
      <td>
        <Deadline assignment={assignment} />
      </td>
      <td className="numeric nowrap" data-label={t(stage === 'quotes' ? 'assignment.price' : 'assignment.fee')}>
        {terms ? formatCents(terms.price, locale) : '–'}
      </td>
      <td>
        <AssignmentStatus status={status} />
      </td>
    </tr>
  );
}
