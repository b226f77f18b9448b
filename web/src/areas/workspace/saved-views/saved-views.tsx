import type { SavedView, ViewedList, ViewFilter } from '@contract/people/saved-view';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { savedViewsQuery } from './saved-views-query';

/** Returns true if two filters show the same; a parameter that is missing equals one that is undefined. */
export const isSameView = (one: ViewFilter, other: ViewFilter): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (word) => one[word as keyof ViewFilter] === other[word as keyof ViewFilter],
  );

const SaveViewDialog = lazy(() => import('./manage-views-dialog').then((module) => ({ default: module.SaveViewDialog })));
const ManageViewsDialog = lazy(() => import('./manage-views-dialog').then((module) => ({ default: module.ManageViewsDialog })));

type SavedViewsProps = { list: ViewedList; filter: ViewFilter };

/** A menu of the saved views of a list, one's own and those that colleagues share, which also saves what is shown now. */
export function SavedViews({ list, filter }: SavedViewsProps) {
  const t = useT();
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const { data } = useQuery(savedViewsQuery(list));
  const views = data?.views ?? [];
  const isKept = isSameView(filter, {}) || views.some((view) => isSameView(view.filter, filter));
  const own = views.filter((view) => view.own);
  if (!data || (isKept && views.length === 0)) return null;
  return (
    <div className="saved-views">
      {views.length > 0 && <ViewLinks views={views} filter={filter} />}
      {!isKept && (
        <button type="button" className="link small" onClick={() => setOpen('save')}>
          {t('view.save')}
        </button>
      )}
      {own.length > 0 && (
        <button type="button" className="link small" onClick={() => setOpen('manage')}>
          {t('view.manage')}
        </button>
      )}
      <Suspense>
        {open === 'save' && <SaveViewDialog list={list} filter={filter} onClose={() => setOpen(null)} />}
        {open === 'manage' && <ManageViewsDialog list={list} views={own} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}

function ViewLinks({ views, filter }: { views: readonly SavedView[]; filter: ViewFilter }) {
  const t = useT();
  return (
    <nav aria-label={t('view.saved')}>
      <ul className="row">
        {views.map((view) => (
          <li key={view.id}>
            <Link
              className="view-link"
              to={`/admin/${view.list}`}
              search={view.filter as object}
              aria-current={isSameView(view.filter, filter) ? 'page' : undefined}
              activeOptions={{ exact: true }}
            >
              {view.name}
              {view.shared && <small className="muted">{t(view.own ? 'view.shared' : 'view.of-team')}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
