import { SiteLink } from '../../ui/layout/site-link';

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
