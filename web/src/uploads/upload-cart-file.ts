import { SINGLE_POST_BYTES, type FileMetadata } from '@contract/files/file';
import type { CartFile } from '@contract/quoting/cart';
import type { Problem } from '@contract/problem';
import { logFailure } from '../lib/page/log-failure';
import { uploadProblem } from './upload-failure';
import type { UploadOrder } from './upload-row';

export type UploadResult =
  | { success: true; data: Pick<CartFile, 'fileName' | 'originalName' | 'fileSize' | 'mimeType' | 'cartId'> }
  | { success: false; problem: Problem };

/** Uploads a file for a product (spec §7). Never throws: what failed is logged and in the result. */
export async function uploadCartFile(order: UploadOrder): Promise<UploadResult> {
  try {
    const { fileName, originalName, fileSize, mimeType } = await send(order);
    return { success: true, data: { fileName, originalName, fileSize, mimeType, cartId: order.cartId } };
  } catch (failure) {
    const problem = uploadProblem(failure);
    if (problem.code !== 'storage.canceled') logFailure(`upload of ${order.file.name} failed`, failure);
    return { success: false, problem };
  }
}

/** Uploads a file; the code that sends is loaded with the first one. */
async function send(order: UploadOrder): Promise<FileMetadata> {
  if (order.file.size > SINGLE_POST_BYTES) return (await import('./upload-large')).uploadInChunks(order);
  const stored = await (await import('./upload-small')).uploadInOnePost(order);
  order.onProgress(order.file.size);
  return stored;
}
