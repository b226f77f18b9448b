import type { Changes } from '@contract/changes';
import { FOLLOW_TIMEOUT_MS, FOLLOW_WAIT_S } from '@contract/constants';
import { get } from '../http';
import { queryString } from '../query-string';

/** What has changed since a place in the log, as soon as something has; without a place where the log stands. @throws Problem */
export function readChanges(since: number | undefined, signal: AbortSignal): Promise<Changes> {
  const query = queryString({ since: since?.toString(), wait: String(FOLLOW_WAIT_S.usual) });
  return get(`/api/changes${query}`, { signal, timeoutMs: FOLLOW_TIMEOUT_MS, retries: 0 });
}
