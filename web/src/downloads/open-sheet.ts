import { extensionOf, type DownloadUrl } from '@contract/files/file';
import type { FileEntry } from '@contract/quoting/thread';
import { getFile } from '../lib/get-file';
import { get } from '../lib/http';
import { loadCode } from '../lib/load-code';
import type { Sheet } from './sheet';

/** Fetches a result and makes its pages pictures; what draws PDF files is loaded with the first one. @throws Problem */
export async function openSheet(path: string, { fileName, originalName }: FileEntry, signal: AbortSignal): Promise<Sheet> {
  const { url } = await get<DownloadUrl>(`${path}/files/${encodeURIComponent(fileName)}/download-url`, { signal });
  const bytes = await getFile(url, signal);
  if (extensionOf(originalName) !== 'pdf') return { pages: 1, draw: () => Promise.resolve(bytes), close: () => undefined };
  const { openPdf } = await loadCode(import('./open-pdf'));
  return openPdf(await bytes.arrayBuffer());
}
