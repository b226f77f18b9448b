import { fileHeaders, UPLOAD_RETRY_MS, type FileMetadata } from '@contract/file';
import { Problem } from '@contract/problem';
import { problemOf } from '../lib/http';
import { fetchJson, type Answer } from '../lib/transport';
import { appCheckToken, forgetAppCheckToken } from './app-check';
import { isWorthRetrying, retryDelays } from './retry-budget';
import type { UploadOrder } from './upload-order';

/** Sends a small file in one POST (spec §9: up to 262,144 bytes). @throws Problem */
export async function uploadInOnePost(order: UploadOrder): Promise<FileMetadata> {
  const delays = retryDelays(UPLOAD_RETRY_MS);
  for (;;) {
    const answer = await send(order);
    if (answer?.ok) return answer.body as FileMetadata;
    const problem = answer ? problemOf(answer.status, answer.body) : new Problem('server.unavailable');
    if (problem.code === 'app-check.failed') forgetAppCheckToken();
    const delayMs = isWorthRetrying(answer?.status ?? 0) || problem.code === 'app-check.failed' ? delays.shift() : undefined;
    if (delayMs === undefined) throw problem;
    await pause(delayMs, order.signal);
  }
}

async function send({ productId, file, cartId, signal }: UploadOrder): Promise<Answer | null> {
  const body = new FormData();
  body.set('productId', productId);
  body.set('file', file);
  const headers = { [fileHeaders.cart]: cartId, [fileHeaders.appCheck]: await appCheckToken(cartId) };
  return fetchJson('/api/files', { method: 'POST', body, headers, signal }).catch((failure: unknown) => {
    if (signal.aborted) throw new Problem('storage.canceled', {}, {}, { cause: failure });
    return null;
  });
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(new Problem('storage.canceled'))), { once: true });
  });
}
