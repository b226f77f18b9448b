import { queryString } from '../../lib/query-string';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';

type NextPageLinkProps = {
  path: string;
  query?: Readonly<Record<string, string>>;
  /** The cursor of the next page, null at the end. */
  next: string | null;
  label: string;
};

/** Leads to the next page of a list. */
export function NextPageLink({ path, query = {}, next, label }: NextPageLinkProps) {
  if (next === null) return null;
  return (
    <p className="list-more">
      <SiteLink className="button" rel="next" to={path + queryString({ ...query, after: next })}>
        {label} <Icon name="arrow-right" />
      </SiteLink>
    </p>
  );
}
