import type { LegalPage } from '@contract/content/content-page';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../../lib/http/content';
import { staticPage } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/rechtliches/$slug')({
  ...staticPage,
  loader: async ({ context, params }) => {
    const [{ legalContent }, legal] = await Promise.all([
      import('../../../site/company/legal-content'),
      getPage<LegalPage>(`/api/legal-pages/${params.slug}`, { locale: context.locale }),
    ]);
    return legalContent(legal, context);
  },
});
