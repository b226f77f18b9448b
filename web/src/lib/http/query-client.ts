import { Problem } from '@contract/problem';
import { QueryClient, type QueryPersister } from '@tanstack/react-query';

const FRESH_MS = 30_000;

/** One store of server data per page load. `lib/http.ts` has its own retries, so queries are not tried again here. */
export const createQueryClient = (persister: QueryPersister): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a query still asks: what was kept is its answer.
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        networkMode: 'always',
        persister,
        throwOnError: (failure) => !(failure instanceof Problem),
      },
      mutations: { retry: false },
    },
  });
