import type { AssignmentStage } from '@contract/production/assignment';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { Listed } from '../../ui/tables/listed';
import { PageHead } from '../../ui/layout/page-head';
import { assignmentViews, type AssignmentFilter } from './assignment-filter';
import { AssignmentTable } from './assignment-table';
import { assignmentsQuery } from './assignments-query';

type AssignmentListProps = { stage: AssignmentStage; filter: AssignmentFilter };

/** The contractor's requests for a price, or the work that was assigned to them. */
export function AssignmentList({ stage, filter }: AssignmentListProps) {
  const { t } = useTranslation();
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
  const { t } = useTranslation();
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
