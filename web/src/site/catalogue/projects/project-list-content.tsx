import { listPaths } from '@contract/content/content-path';
import type { Page } from '@contract/list';
import type { ProjectSummary } from '@contract/content/project';
import type { Site } from '@contract/content/site';
import { crumbsTo } from '../../blocks/crumbs';
import { PageFacts } from '../../blocks/page-facts';
import { collectionPageJsonLd } from '../../../lib/json-ld';
import type { PageContext } from '../../../lib/page-context';
import { withParts } from '../../../lib/page-parts';
import { pageHead } from '../../../lib/seo';
import { ProjectListPage } from './project-list-page';

type Shown = { projects: Page<ProjectSummary>; section: string; isFirst: boolean };

/** The list of projects, and what it says about itself. Filtered and later pages point to the whole list. */
export function projectListContent({ projects, section, isFirst }: Shown, site: Site, context: PageContext) {
  const { t } = context;
  const path = listPaths.project;
  const crumbs = crumbsTo(t, { name: t('pages.projects.title'), path });
  const description = t('pages.projects.description');
  const entries = projects.items.map(({ title, slug }) => ({ name: title, path: `${path}/${slug}` }));
  const facts = isFirst && !section ? [collectionPageJsonLd({ name: t('pages.projects.title'), description, path, entries }, context)] : [];
  return withParts(
    {},
    {
      head: pageHead({ title: t('pages.projects.head'), description, path, ...context }),
      page: (
        <>
          <ProjectListPage projects={projects} section={section} sections={site.categories} crumbs={crumbs} phone={site.phone} />
          <PageFacts crumbs={crumbs} context={context} facts={facts} />
        </>
      ),
    },
  );
}
