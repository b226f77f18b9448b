import { useEffect } from 'react';
import { SiteLink } from '../../ui/layout/site-link';
import { useT } from '../../lib/strings';
import { groupHits } from './group-hits';
import { HitText } from './hit-text';
import type { SearchHit } from './create-search';

type SearchOptionsProps = { id: string; hits: readonly SearchHit[]; /** What Enter opens. */ active: SearchHit | undefined };

/** The hits as a list box that the field above controls; each is a link, so that it opens like one. */
export function SearchOptions({ id, hits, active }: SearchOptionsProps) {
  const t = useT();
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={t('search.hits')} className="search-options">
      {groupHits(hits).map(([group, found]) => (
        <div key={group} role="group" aria-label={t(`search.group.${group}`)}>
          <p className="search-group" role="presentation">
            {t(`search.group.${group}`)}
          </p>
          {found.map((hit) => (
            <SiteLink
              key={hit.path}
              id={optionId(id, hit)}
              role="option"
              aria-selected={hit === active}
              tabIndex={-1}
              className="search-hit"
              to={hit.path}
              data-accent={hit.accent}
            >
              <HitText hit={hit} />
            </SiteLink>
          ))}
        </div>
      ))}
    </div>
  );
}

export const optionId = (listId: string, { path }: SearchHit): string => `${listId}${path.replace(/[^a-z0-9]+/gi, '-')}`;
