import { SiteLink } from '../../ui/layout/site-link';
import { Icon } from '../../ui/marks/icon';
import { queryString } from '../../lib/http/query-string';

type Choice = { label: string; to: string; current: boolean };

/** A filter made of links, so that every view has an address and needs no script. */
export const FilterLinks = ({ label, choices }: { label: string; choices: readonly Choice[] }) => (
  <nav className="filter-links" aria-label={label}>
    {choices.map(({ label: name, to, current }) => (
      <SiteLink key={to} to={to} aria-current={current ? 'true' : undefined}>
        {name}
      </SiteLink>
    ))}
  </nav>
);

type PageLinksProps = { label: string; path: string; page: number; pages: number };

/** Links to all pages of a list, the first of which has the list's own address; nothing for a list of one page. */
export function PageLinks({ label, path, page, pages }: PageLinksProps) {
  if (pages < 2) return null;
  const choices = Array.from({ length: pages }, (_, index) => ({
    label: String(index + 1),
    to: path + queryString({ seite: index === 0 ? undefined : String(index + 1) }),
    current: index + 1 === page,
  }));
  return <FilterLinks label={label} choices={choices} />;
}

type Neighbour = { title: string; to: string };
type NeighbourLinksProps = { label: string; previous: Neighbour | null; next: Neighbour | null };

/** Links to the entries before and after this one. */
export function NeighbourLinks({ label, previous, next }: NeighbourLinksProps) {
  return (
    <nav className="wrap neighbour-links" aria-label={label}>
      {previous && (
        <SiteLink to={previous.to} rel="prev">
          <Icon name="arrow-left" /> {previous.title}
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.to} rel="next">
          {next.title} <Icon name="arrow-right" />
        </SiteLink>
      )}
    </nav>
  );
}

type NextPageLinkProps = {
  path: string;
  query?: Readonly<Record<string, string>>;
  /** The cursor of the next page, null at the end. */
  next: string | null;
  label: string;
};

/** A link to the next page of a list. */
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
