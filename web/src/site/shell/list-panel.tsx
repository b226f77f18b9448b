import type { Site } from '@contract/content/site';
import { SiteLink } from '../../ui/layout/site-link';

/** A ruled dropdown list with a line of description under each name. */
export function ListPanel({ entries }: { entries: Site['tools'] }) {
  return (
    <ul className="nav-panel">
      {entries.map(({ name, text, to }) => (
        <li key={to}>
          <SiteLink to={to}>
            <b>{name}</b>
            <span className="small muted">{text}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
