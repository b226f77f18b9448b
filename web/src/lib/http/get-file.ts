import { UPLOAD_RETRY_MS } from '@contract/files/file';
import { Problem } from '@contract/problem';
import { problemOf } from './http';
import { transport } from './transport';

/** Fetches bytes, which may take as long as an upload. @throws Problem */
export async function getFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const timeout = AbortSignal.timeout(UPLOAD_RETRY_MS);
  const answer = await transport(path, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }).catch(throwUnavailable);
  if (!answer.ok) throw problemOf(answer.status, await answer.json().catch(() => null));
  return answer.blob().catch(throwUnavailable);
}

/** Throws the Problem for no connection, one that was cut, or none in time. */
function throwUnavailable(cause: unknown): never {
  throw new Problem('server.unavailable', {}, {}, { cause });
}
