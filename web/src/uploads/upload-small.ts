import { fileHeaders, UPLOAD_RETRY_MS, type FileMetadata } from '@contract/files/file';
import { Problem } from '@contract/problem';
import { problemOf } from '../lib/http/http';
import { fetchJson, type Answer } from '../lib/http/transport';
import { withAppCheck } from './app-check';
import { isWorthRetrying, retryDelays } from './file-client';
import type { UploadOrder } from './upload-row';

/** Sends a small file in one POST (spec §9: up to 262,144 bytes), again with the same key when no answer came. @throws Problem */
export async function uploadInOnePost(order: UploadOrder): Promise<FileMetadata> {
  const delays = retryDelays(UPLOAD_RETRY_MS);
  const key = crypto.randomUUID();
  for (;;) {
    const { answer, problem } = await withAppCheck(order.cartId, (token) => sendProven(order, key, token));
    if (!problem) return answer?.body as FileMetadata;
    const delayMs = isWorthRetrying(answer?.status ?? 0) && navigator.onLine ? delays.shift() : undefined;
    if (delayMs === undefined) throw problem;
    await pause(delayMs, order.signal);
  }
}

type Try = { answer: Answer | null; problem: Problem | null };

/** Sends once and returns the result. @throws Problem app-check.failed when the token was not taken, storage.canceled */
async function sendProven(order: UploadOrder, key: string, token: string): Promise<Try> {
  const answer = await send(order, key, token);
  if (answer?.ok) return { answer, problem: null };
  const problem = answer ? problemOf(answer.status, answer.body) : new Problem('upload.offline');
  if (problem.code === 'app-check.failed') throw problem;
  return { answer, problem };
}

function send({ productId, file, cartId, signal }: UploadOrder, key: string, token: string): Promise<Answer | null> {
  const body = new FormData();
  body.set('productId', productId);
  body.set('key', key);
  body.set('file', file);
  const headers = { [fileHeaders.cart]: cartId, [fileHeaders.appCheck]: token };
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
