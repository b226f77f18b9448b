import type { Site } from '@contract/content/site';
import { createFileRoute } from '@tanstack/react-router';
import { headOfPage } from '../../lib/head/static-sections';
import { DeclarationForm, DeclarationLayout } from '../../site/declarations/declaration-form';
import { declaredOrder, type DeclarationSearch } from '../../site/declarations/declaration-draft';
import { get } from '../../lib/http/http';

export const Route = createFileRoute('/_public/kuendigen')({
  staticData: { strings: ['declarations', 'problem'], sectionStrings: ['catalogue', 'pages'] },
  validateSearch: ({ bestellung }): DeclarationSearch => ({ bestellung }),
  loader: async ({ context }) => {
    const [{ declarationContent }, site] = await Promise.all([
      import('../../site/declarations/declaration-content'),
      get<Site>('/api/site', { locale: context.locale }),
    ]);
    return declarationContent({ kind: 'cancellation', site }, context);
  },
  head: headOfPage,
  component: CancellationRoute,
});

function CancellationRoute() {
  const { recipient, sections } = Route.useLoaderData();
  return (
    <DeclarationLayout sections={sections}>
      <DeclarationForm kind="cancellation" recipient={recipient} order={declaredOrder(Route.useSearch())} />
    </DeclarationLayout>
  );
}
