import { extensionOf, isAcceptedExtension, MAX_FILE_BYTES, MAX_FILES_PER_PRODUCT } from '@contract/files/file';
import type { ProblemCode } from '@contract/problem-status';

/** Why a file is not even sent, or null. The server looks again, at the bytes too. */
export function fileProblem(file: { name: string; size: number }, filesPresent: number): ProblemCode | null {
  if (!isAcceptedExtension(extensionOf(file.name))) return 'upload.type-refused';
  if (file.size === 0) return 'upload.empty';
  if (file.size > MAX_FILE_BYTES) return 'upload.too-large';
  return filesPresent >= MAX_FILES_PER_PRODUCT ? 'upload.too-many' : null;
}
