import type { DownloadUrl } from '@contract/file';
import { Problem } from '@contract/problem';
import { get } from '../lib/http';
import { useT } from '../lib/strings';
import { startDownload } from './start-download';
import { useToast } from './toasts';

/** Downloads a private file below an API path; each call asks for a fresh address, which lasts five minutes. */
export function useDownload(path: string): (fileName: string) => Promise<void> {
  const t = useT();
  const { work } = useToast();
  return async (fileName) => {
    try {
      const { url } = await get<DownloadUrl>(`${path}/files/${encodeURIComponent(fileName)}/download-url`);
      startDownload(url);
    } catch (failure) {
      const { code } = failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure });
      work.error(t(`problem.${code}`));
    }
  };
}
