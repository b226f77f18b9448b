import { Fragment } from 'react';
import { SiteLink } from './site-link';

export type Crumb = { name: string; path: string };

/** The breadcrumbs of this page; the last step is the page itself. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      {crumbs.slice(0, -1).map(({ name, path }) => (
        <Fragment key={path}>
          <SiteLink to={path}>{name}</SiteLink>
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <span aria-current="page">{crumbs.at(-1)?.name}</span>
    </nav>
  );
}
