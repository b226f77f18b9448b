import type { Site } from '@contract/content/site';
import { useT } from '../../lib/strings';
import { SiteLink } from '../../ui/layout/site-link';
import { sectionAccent } from './logo-tone';

/** The strip of four ruled cells below the navigation. */
export function Highlights({ site }: { site: Site }) {
  const t = useT();
  return (
    <nav className="highlights only-wide" aria-label={t('highlights.label')}>
      <div className="wrap">
        <ul>
          {site.highlights.map(({ tag, title, text, to }) => (
            <li key={to} data-accent={sectionAccent(to) ?? 'data'}>
              <SiteLink to={to} title={text}>
                <em>{tag}</em> {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
