import type { Project } from '@contract/content/project';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../../lib/http/content';
import { staticPage } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/projekte/$slug')({
  ...staticPage,
  loader: async ({ context, params, parentMatchPromise }) => {
    const [{ projectContent }, project, { loaderData: frame }] = await Promise.all([
      import('../../../site/catalogue/projects/project-content'),
      getPage<Project>(`/api/projects/${params.slug}`, { locale: context.locale }),
      parentMatchPromise,
    ]);
    return projectContent(project, frame?.phone ?? '', context);
  },
});
