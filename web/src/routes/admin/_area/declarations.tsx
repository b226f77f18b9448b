import { declarationKinds, type DeclarationKind } from '@contract/people/declaration';
import { createFileRoute } from '@tanstack/react-router';
import { DeclarationList } from '../../../areas/declarations/declaration-list';
import { declarationsQuery } from '../../../areas/workspace/staff-queries';
import { choiceOf } from '../../../lib/http/query-string';

const filterOf = ({ kind }: Record<string, unknown>): { kind?: DeclarationKind } => ({
  kind: choiceOf(declarationKinds, kind),
});

export const Route = createFileRoute('/admin/_area/declarations')({
  staticData: { strings: ['orders'] },
  validateSearch: filterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { kind } }) => void queryClient.prefetchInfiniteQuery(declarationsQuery(kind)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.declarations') }) }] }),
  component: DeclarationsRoute,
});

function DeclarationsRoute() {
  return <DeclarationList kind={Route.useSearch().kind} />;
}
