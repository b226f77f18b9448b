import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Board } from '../../../areas/orders/board/board';
import { boardFilterOf, type BoardFilter } from '../../../areas/orders/board/board-query';
import { actorOf } from '../../../areas/workspace/staff-transitions';
import { useSession } from '../../../areas/sign-in/session/session';
import { SavedViews } from '../../../areas/workspace/saved-views/saved-views';

export const Route = createFileRoute('/admin/_area/board')({
  staticData: { strings: ['orders'] },
  validateSearch: boardFilterOf,
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('board') }) }] }),
  component: BoardRoute,
});

function BoardRoute() {
  const navigate = Route.useNavigate();
  const filterBy = useCallback((search: BoardFilter) => void navigate({ search, replace: true }), [navigate]);
  const filter = Route.useSearch();
  const { userRole } = useSession(Route.useRouteContext().session);
  return <Board filter={filter} onFilter={filterBy} actor={actorOf(userRole)} views={<SavedViews list="board" filter={filter} />} />;
}
