import type { OwnOverview } from '@contract/people/person';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../../lib/http/http';

/** Newest deliveries, the year so far and what is to be paid. */
export const ownOverviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => get<OwnOverview>('/api/account/overview', { signal }),
});
