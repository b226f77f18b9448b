import type { DownloadUrl } from '../../contract/files/file';
import { type FileCheck, isDownloadable } from '../../contract/files/file-check';
import { Problem } from '../../contract/problem';
import { hasScanner } from '../../platform/scanning/clamd';
import { signDownloadUrl } from '../../platform/storage/signed-url';
import type { FileRow } from './file-row';

type Checked = Pick<FileRow, 'checkState'>;

/** Returns a file's state as it is shown and acted on: where there is a scanner, nothing stays unchecked. */
export const shownCheck = ({ checkState }: Checked): FileCheck => (checkState === 'unchecked' && hasScanner() ? 'waiting' : checkState);

/** Lets only files pass whose bytes may leave the shop. @throws Problem storage.file-waiting, storage.file-blocked */
export function requireDownloadable(row: Checked): void {
  const check = shownCheck(row);
  if (isDownloadable(check)) return;
  throw new Problem(check === 'waiting' ? 'storage.file-waiting' : 'storage.file-blocked');
}

/**
 * Signs a URL for a file's bytes, which are saved under `name` where its own must not be revealed.
 * @throws Problem storage.file-waiting, storage.file-blocked
 */
export function fileDownloadUrl(row: Checked & Pick<FileRow, 'fileName'>, name = ''): DownloadUrl {
  requireDownloadable(row);
  return signDownloadUrl(row.fileName, Date.now(), name);
}
