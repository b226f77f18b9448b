import { fileHeaders, MIN_CHUNK_BYTES, nextChunkBytes, UPLOAD_RETRY_MS, type FileMetadata } from '@contract/file';
import { Problem } from '@contract/problem';
import { DetailedError, Upload } from 'tus-js-client';
import { problemOf } from '../lib/http';
import { withAppCheck } from './app-check';
import { readFileMetadata } from './file-client';
import { isWorthRetrying, retryDelays } from './retry-budget';
import type { UploadOrder } from './upload-order';

/** Sends a file in growing chunks that can be resumed (spec §9). @throws Problem */
export async function uploadInChunks(order: UploadOrder): Promise<FileMetadata> {
  const url = await withAppCheck(order.cartId, (token) => sendChunks(order, token));
  return readFileMetadata(order.cartId, url.slice(url.lastIndexOf('/') + 1));
}

/** The address of the finished upload. */
function sendChunks({ productId, file, cartId, signal, uploadUrl, onUploadUrl, onProgress }: UploadOrder, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/api/files/tus',
      uploadUrl,
      headers: { [fileHeaders.cart]: cartId, [fileHeaders.appCheck]: token },
      metadata: { filename: file.name, filetype: file.type, productId },
      chunkSize: MIN_CHUNK_BYTES,
      retryDelays: retryDelays(UPLOAD_RETRY_MS),
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => isChunkWorthRetrying(error.originalResponse?.getStatus() ?? 0),
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

/** Besides the usual: the offset moved on (409), or a cut connection still holds the upload (423). */
const isChunkWorthRetrying = (status: number): boolean => isWorthRetrying(status) || status === 409 || status === 423;

function problemOfUpload(error: Error | DetailedError): Problem {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (isChunkWorthRetrying(status)) return new Problem('storage.retry-limit-exceeded', {}, {}, { cause: error });
  return problemOf(status, parseBody(response?.getBody()));
}

function parseBody(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
