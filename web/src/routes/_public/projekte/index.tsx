import { ownPages } from '@contract/content/page-kinds';
import type { Page } from '@contract/list';
import type { Project, ProjectSummary } from '@contract/content/project';
import type { Site } from '@contract/content/site';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../../lib/http/content';
import { get } from '../../../lib/http/http';
import { queryString, textOf } from '../../../lib/http/query-string';
import { queriedPage } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/projekte/')({
  ...queriedPage(ownPages.projects.path),
  loader: async ({ context, deps }) => {
    const { locale } = context;
    const leistung = textOf(deps.leistung);
    const after = textOf(deps.after);
    const [{ projectListContent }, projects, site] = await Promise.all([
      import('../../../site/catalogue/projects/project-list-content'),
      getPage<Page<ProjectSummary>>(`/api/projects${queryString({ category: leistung, after })}`, { locale }),
      get<Site>('/api/site', { locale }),
    ]);
    const isFirst = after === undefined;
    const first = isFirst && !leistung && projects.items[0];
    const leading = first ? await getPage<Project>(`/api/projects/${first.slug}`, { locale }) : null;
    return projectListContent({ projects, leading, section: leistung ?? '', isFirst }, site, context);
  },
});
