import { fileHeaders, MIN_CHUNK_BYTES, nextChunkBytes, UPLOAD_RETRY_MS, type FileMetadata } from '@contract/files/file';
import { Problem } from '@contract/problem';
import { DetailedError, Upload, type HttpRequest, type HttpResponse } from 'tus-js-client';
import { authorization } from '../lib/http/bearer';
import { problemOf } from '../lib/http/http';
import { withAppCheck } from './app-check';
import { isWorthRetrying, readFileMetadata, retryDelays } from './file-client';
import type { UploadOrder } from './upload-row';

/** Sends a file in growing chunks that can be resumed (spec §9). @throws Problem */
export async function uploadInChunks(order: UploadOrder): Promise<FileMetadata> {
  const key = crypto.randomUUID();
  const url = await withAppCheck(order.cartId, (token) => sendChunks(order, key, token));
  return readFileMetadata(order.cartId, url.slice(url.lastIndexOf('/') + 1));
}

/** Sends a file in chunks, announced under the same key however often, and returns the address of the finished upload. */
function sendChunks(order: UploadOrder, key: string, token: string): Promise<string> {
  const { productId, file, cartId, signal, uploadUrl, onUploadUrl, onProgress } = order;
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/api/files/tus',
      uploadUrl,
      headers: { [fileHeaders.cart]: cartId, [fileHeaders.appCheck]: token },
      metadata: { filename: file.name, filetype: file.type, productId, key },
      chunkSize: MIN_CHUNK_BYTES,
      retryDelays: retryDelays(UPLOAD_RETRY_MS),
      storeFingerprintForResuming: false,
      onBeforeRequest: sign,
      onShouldRetry: (error) => navigator.onLine && isChunkWorthRetrying(error),
      onAfterResponse: failWhenAway,
      onUploadUrlAvailable: () => onUploadUrl(upload.url ?? ''),
      onProgress: (sent) => onProgress(sent),
      onChunkComplete: () => void (upload.options.chunkSize = nextChunkBytes(upload.options.chunkSize ?? MIN_CHUNK_BYTES)),
      onSuccess: () => resolve(upload.url ?? ''),
      onError: (error) => reject(problemOfUpload(error)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new Problem('storage.canceled'));
    });
    if (signal.aborted) reject(new Problem('storage.canceled'));
    else upload.start();
  });
}

/** Signs a request: the client sends by itself, each request with a token that holds. */
async function sign(request: HttpRequest): Promise<void> {
  for (const [name, value] of Object.entries(await authorization())) request.setHeader(name, value);
}

/**
 * Returns true for failures that may pass, besides the usual: the offset of a chunk moved on (409), or a cut connection still holds the
 * upload (423).
 */
function isChunkWorthRetrying({ originalRequest, originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  return isWorthRetrying(status) || status === 423 || (status === 409 && originalRequest?.getMethod() === 'PATCH');
}

/** Fails when the server is away: it has not lost the upload, and asked again it knows how far it is. The client would begin anew. */
function failWhenAway(request: HttpRequest, response: HttpResponse): void {
  if (request.getMethod() === 'HEAD' && isWorthRetrying(response.getStatus())) throw new Error(`answer ${response.getStatus()}`);
}

function problemOfUpload(error: Error | DetailedError): Problem {
  if (!(error instanceof DetailedError)) return new Problem('storage.retry-limit-exceeded', {}, {}, { cause: error });
  const status = error.originalResponse?.getStatus() ?? 0;
  if (status === 0) return new Problem('upload.offline', {}, {}, { cause: error });
  if (status < 500 && isChunkWorthRetrying(error)) return new Problem('storage.retry-limit-exceeded', {}, {}, { cause: error });
  return problemOf(status, parseBody(error.originalResponse?.getBody()));
}

function parseBody(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
