import { listPaths } from '@contract/content/content-path';
import type { Project } from '@contract/content/project';
import { crumbsTo } from '../../blocks/crumbs';
import { PageFacts } from '../../blocks/page-facts';
import type { PageContext } from '../../../lib/page-context';
import { projectJsonLd } from '../../../lib/page-json-ld';
import { withParts } from '../../../lib/page-parts';
import { pageHead } from '../../../lib/seo';
import { ProjectPage } from './project-page';

/** A project's page, and what it says about itself. */
export function projectContent(project: Project, phone: string, context: PageContext) {
  const { t } = context;
  const path = `${listPaths.project}/${project.slug}`;
  const crumbs = crumbsTo(t, { name: t('pages.projects.title'), path: listPaths.project }, { name: project.title, path });
  return withParts(
    {},
    {
      head: pageHead({ ...project.seo, path, ...context, type: 'article' }),
      page: (
        <>
          <ProjectPage project={project} crumbs={crumbs} phone={phone} />
          <PageFacts crumbs={crumbs} context={context} facts={[projectJsonLd(project, context)]} />
        </>
      ),
    },
  );
}
