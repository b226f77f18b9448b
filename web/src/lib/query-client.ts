import { Problem } from '@contract/problem';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 30_000;

/** One store of server data per page load. `lib/http.ts` has its own retries, so queries are not tried again here. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, throwOnError: (failure) => !(failure instanceof Problem) },
      mutations: { retry: false },
    },
  });
