import { Problem } from '@contract/problem';

/** Waits for code that is loaded on first use. @throws Problem server.unavailable when it cannot be fetched */
export const loadCode = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((cause: unknown) => {
    throw new Problem('server.unavailable', {}, {}, { cause });
  });
