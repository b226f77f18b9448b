import { type DownloadUrl, extensionOf } from '@contract/files/file';
import { isDownloadable } from '@contract/files/file-check';
import { get } from '../lib/http/http';
import { problemText } from '../lib/text/problem-text';
import { useT } from '../lib/text/strings';
import { useToast } from '../ui/feedback/toasts';
import type { FileEntry } from '@contract/quoting/thread';

/** Downloads what stands behind an API path that gives a signed address; each call asks for a fresh one, which lasts five minutes. */
export function useSignedDownload(): (path: string) => Promise<void> {
  const t = useT();
  const { work } = useToast();
  return async (path) => {
    try {
      const { url } = await get<DownloadUrl>(path);
      startDownload(url);
    } catch (failure) {
      work.error(problemText(t, failure));
    }
  };
}

/** Downloads private files below an API path. */
export function useDownload(path: string): (fileName: string) => Promise<void> {
  const download = useSignedDownload();
  return (fileName) => download(`${path}/files/${encodeURIComponent(fileName)}/download-url`);
}

/** Has the browser fetch a file beside the page: one that cannot be had leaves the page where it is. */
export function startDownload(url: string, fileName = ''): void {
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
}

const viewed = ['pdf', 'png', 'jpg', 'jpeg'];
/** The size up to which files are shown; a browser would stand still for too long with larger ones. */
const MAX_VIEWED_BYTES = 64 * 1024 * 1024;

/** Returns true if the browser can draw the file's pages, and may have them. */
export const isViewable = ({ originalName, fileSize, check }: FileEntry): boolean =>
  isDownloadable(check) && viewed.includes(extensionOf(originalName)) && fileSize <= MAX_VIEWED_BYTES;
