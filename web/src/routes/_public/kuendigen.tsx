import type { Site } from '@contract/content/site';
import { createFileRoute } from '@tanstack/react-router';
import { headOfParts } from '../../lib/head/page-parts';
import { DeclarationForm } from '../../site/declarations/declaration-form';
import { DeclarationLayout } from '../../site/declarations/declaration-layout';
import { declaredOrder, type DeclarationSearch } from '../../site/declarations/declaration-draft';
import { get } from '../../lib/http/http';

export const Route = createFileRoute('/_public/kuendigen')({
  staticData: { strings: ['declarations', 'problem'], partStrings: ['catalogue', 'pages'] },
  validateSearch: ({ bestellung }): DeclarationSearch => ({ bestellung }),
  loader: async ({ context }) => {
    const [{ declarationContent }, site] = await Promise.all([
      import('../../site/declarations/declaration-content'),
      get<Site>('/api/site', { locale: context.locale }),
    ]);
    return declarationContent({ kind: 'cancellation', site }, context);
  },
  head: headOfParts,
  component: CancellationRoute,
});

function CancellationRoute() {
  const { recipient, parts } = Route.useLoaderData();
  return (
    <DeclarationLayout parts={parts}>
      <DeclarationForm kind="cancellation" recipient={recipient} order={declaredOrder(Route.useSearch())} />
    </DeclarationLayout>
  );
}
