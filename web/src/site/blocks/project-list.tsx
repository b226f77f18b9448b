import type { Home } from '@contract/content/site';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { Drawing } from '../../ui/marks/drawing';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';
import { countText } from '../../lib/text/decimal';

export function ProjectList({ projects }: { projects: Home['projects'] }) {
  const t = useT();
  const number = new Intl.NumberFormat(useLocale());
  return (
    <ul className="product-list">
      {projects.map((project) => (
        <li key={project.slug}>
          <SiteLink to={`/projekte/${project.slug}`} data-accent={project.accent}>
            <Drawing name={project.drawing} />
            <h3>{project.title}</h3>
            <span>
              {project.productName}, {project.location}
            </span>
            <span className="mono">{t('catalogue.projects.area', { area: number.format(project.areaSqm) })}</span>
            <span className="mono">{countText(t, 'catalogue.projects.duration', project.durationDays)}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
