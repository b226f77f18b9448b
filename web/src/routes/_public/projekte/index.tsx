import type { Page } from '@contract/list';
import type { ProjectSummary } from '@contract/project';
import type { Site } from '@contract/site';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../../lib/content';
import { get } from '../../../lib/http';
import { queryString, textOf } from '../../../lib/query-string';
import { staticPage } from '../../../ui/static-page';

export const Route = createFileRoute('/_public/projekte/')({
  ...staticPage,
  validateSearch: ({ leistung, after }) => ({ leistung: textOf(leistung), after: textOf(after) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { leistung, after } }) => {
    const { locale } = context;
    const [{ projectListContent }, projects, site] = await Promise.all([
      import('../../../features/projects/project-list-content'),
      getPage<Page<ProjectSummary>>(`/api/projects${queryString({ category: leistung, after })}`, { locale }),
      get<Site>('/api/site', { locale }),
    ]);
    return projectListContent({ projects, section: leistung ?? '', isFirst: after === undefined }, site, context);
  },
});
