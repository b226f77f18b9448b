import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { personQuery } from '../../../../areas/people/contacts/people-query';
import { PersonMissing, PersonPage } from '../../../../areas/people/contacts/person-page';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/admin/_area/contacts/$id')({
  staticData: { strings: ['people', 'contact', 'quotes', 'orders'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(personQuery(params.id)),
  head: ({ loaderData: person, match: { context } }) => ({
    meta: [{ title: context.t('admin.title', { page: person ? person.name || person.email : context.t('people.missing') }) }],
  }),
  component: PersonRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: PersonMissing,
  errorComponent: RouteFailure,
});

function PersonRoute() {
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { data: person } = useSuspenseQuery(personQuery(Route.useParams().id));
  const handleErased = async () => {
    await navigate({ to: '/admin/contacts', search: {} });
    queryClient.removeQueries({ queryKey: ['staff', 'contacts'] });
  };
  return <PersonPage person={person} onErased={() => void handleErased()} />;
}
