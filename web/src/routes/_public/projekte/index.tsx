import { ownPages } from '@contract/content/page-kinds';
import type { Page } from '@contract/list';
import type { ProjectSummary } from '@contract/content/project';
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
      import('../../../site/catalogue/projects/project-content'),
      getPage<Page<ProjectSummary>>(`/api/projects${queryString({ category: leistung, after })}`, { locale }),
      get<Site>('/api/site', { locale }),
    ]);
    return projectListContent({ projects, section: leistung ?? '', isFirst: after === undefined }, site, context);
  },
});
