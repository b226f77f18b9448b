import { fileHeaders, type FileMetadata, OPERATION_RETRY_MS } from '@contract/files/file';
import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import { get, problemOf } from '../lib/http/http';
import { transport } from '../lib/http/transport';

const pathOf = (fileName: string) => `/api/files/${encodeURIComponent(fileName)}`;
const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Reads a stored file's metadata; asking also keeps an unclaimed file from being deleted. @throws Problem */
export const readFileMetadata = (cartId: string, fileName: string): Promise<FileMetadata> =>
  patiently(() => get<FileMetadata>(pathOf(fileName), { headers: { [fileHeaders.cart]: cartId } }));

/** Deletes a stored file; one that is gone already counts as deleted. @throws Problem */
export const deleteStoredFile = (cartId: string, fileName: string): Promise<void> =>
  patiently(async () => {
    const answer = await transport(pathOf(fileName), { method: 'DELETE', headers: { [fileHeaders.cart]: cartId } }).catch(() => null);
    if (!answer) throw new Problem('server.unavailable');
    if (!answer.ok && answer.status !== 404) throw problemOf(answer.status, await answer.json().catch(() => null));
  });

/** Tries a file operation again until its budget of 120 s is used up (spec §9). */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelays(OPERATION_RETRY_MS)) {
    try {
      return await call();
    } catch (failure) {
      if (!(failure instanceof Problem && isWorthRetrying(statusOf(failure)))) throw failure;
      await wait(delayMs);
    }
  }
  return call();
}

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Waits between tries: doubling up to half a minute, together no longer than the budget (spec §9: 600 s uploads, 120 s other calls). */
export function retryDelays(budgetMs: number): number[] {
  const delays: number[] = [];
  let left = budgetMs;
  for (let delay = FIRST_DELAY_MS; left > 0; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
    delays.push(Math.min(delay, left));
    left -= delay;
  }
  return delays;
}

/** Returns true if a failed call may succeed later: no answer, an overloaded or a restarting server. */
export const isWorthRetrying = (status: number): boolean => status === 0 || status === 429 || status >= 500;
