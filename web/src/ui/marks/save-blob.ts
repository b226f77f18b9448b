import { startDownload } from '../../downloads/start-download';

/** Longer than any browser needs to begin reading the address. */
const RELEASE_AFTER_MS = 60_000;

/** Offers what the page made as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  startDownload(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
