import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';

type Neighbour = { title: string; to: string };
type NeighbourLinksProps = { label: string; previous: Neighbour | null; next: Neighbour | null };

/** To the entries before and after this one. */
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
