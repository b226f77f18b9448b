import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';

/** Leads to the search page, and opens the search where the application is awake (`data-search`). */
export function SearchLink() {
  const t = useT();
  return (
    <SiteLink className="icon-button" to="/suche" aria-label={t('nav.search')} title={t('nav.search')} data-search="">
      <Icon name="search" />
    </SiteLink>
  );
}
