import { startDownload } from '../../downloads/use-download';

/** The time after which the address is released: longer than any browser needs to begin reading it. */
const RELEASE_AFTER_MS = 60_000;

/** Offers data that the page made as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  startDownload(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
