import type { LegalPage } from '@contract/content/content-page';
import type { Site } from '@contract/content/site';
import { createFileRoute } from '@tanstack/react-router';
import { DeclarationForm, DeclarationLayout } from '../../site/declarations/declaration-form';
import { declaredOrder, type DeclarationSearch } from '../../site/declarations/declaration-draft';
import { getPage, nothingIfMissing } from '../../lib/http/content';
import { headOfPage } from '../../lib/head/static-sections';
import { get } from '../../lib/http/http';

export const Route = createFileRoute('/_public/widerruf')({
  staticData: { strings: ['declarations', 'problem'], sectionStrings: ['catalogue', 'pages'] },
  validateSearch: ({ bestellung }): DeclarationSearch => ({ bestellung }),
  loader: async ({ context }) => {
    const { locale } = context;
    const [{ declarationContent }, site, terms] = await Promise.all([
      import('../../site/declarations/declaration-content'),
      get<Site>('/api/site', { locale }),
      getPage<LegalPage>('/api/legal-pages/allgemeine-geschaftsbedingungen', { locale }).catch(nothingIfMissing),
    ]);
    return declarationContent({ kind: 'withdrawal', site, terms }, context);
  },
  head: headOfPage,
  component: WithdrawalRoute,
});

function WithdrawalRoute() {
  const { recipient, sections } = Route.useLoaderData();
  return (
    <DeclarationLayout sections={sections}>
      <DeclarationForm kind="withdrawal" recipient={recipient} order={declaredOrder(Route.useSearch())} />
    </DeclarationLayout>
  );
}
