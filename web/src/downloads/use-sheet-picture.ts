import type { FileEntry } from '@contract/quoting/thread';
import { useEffect, useState } from 'react';
import { logFailure } from '../lib/page/log-failure';
import type { Sheet } from './sheet';
import { type DownloadUrl, extensionOf } from '@contract/files/file';
import { getFile } from '../lib/http/get-file';
import { get } from '../lib/http/http';
import { loadCode } from '../lib/page/load-code';

export type SheetPicture = {
  /** The number of pages; 0 until the file is there. */
  pages: number;
  /** The page's picture, null while it is drawn. */
  url: string | null;
  failed: boolean;
};

/** Draws one page of a result as a picture. Meant for a component with the file as its key. */
export function useSheetPicture(path: string, file: FileEntry, page: number): SheetPicture {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [picture, setPicture] = useState<{ page: number; url: string } | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const opening = openSheet(path, file, stop.signal);
    opening.then(setSheet, (failure: unknown) => {
      if (stop.signal.aborted) return;
      logFailure(`${file.originalName} cannot be shown`, failure);
      setFailed(true);
    });
    return () => {
      stop.abort();
      void opening.then(
        ({ close }) => close(),
        () => undefined,
      );
    };
  }, [path, file]);

  useEffect(() => {
    if (!sheet) return;
    let url = '';
    let left = false;
    sheet.draw(page).then(
      (blob) => {
        if (left) return;
        url = URL.createObjectURL(blob);
        setPicture({ page, url });
      },
      (failure: unknown) => {
        if (left) return;
        logFailure(`page ${page} of ${file.originalName} cannot be shown`, failure);
        setFailed(true);
      },
    );
    return () => {
      left = true;
      URL.revokeObjectURL(url);
    };
  }, [sheet, page, file]);

  return { pages: sheet?.pages ?? 0, url: picture?.page === page ? picture.url : null, failed };
}

/** Fetches a result and makes its pages pictures; what draws PDF files is loaded with the first one. @throws Problem */
async function openSheet(path: string, { fileName, originalName }: FileEntry, signal: AbortSignal): Promise<Sheet> {
  const { url } = await get<DownloadUrl>(`${path}/files/${encodeURIComponent(fileName)}/download-url`, { signal });
  const bytes = await getFile(url, signal);
  if (extensionOf(originalName) !== 'pdf') return { pages: 1, draw: () => Promise.resolve(bytes), close: () => undefined };
  const { openPdf } = await loadCode(import('./open-pdf'));
  return openPdf(await bytes.arrayBuffer());
}
