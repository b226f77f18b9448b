import type { FileEntry } from '@contract/quoting/thread';
import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { Spinner } from '../../ui/feedback/loading';
import { SheetPages } from '../../downloads/sheet-pages';
import { useSheetPicture } from '../../downloads/use-sheet-picture';

type SheetViewerProps = {
  /** The API's path below which the file is. */
  path: string;
  file: FileEntry;
  page: number;
  onPage: (page: number) => void;
  /** True where a page may be taller than its window, which is then reached by keyboard. */
  isLow?: boolean;
  /** Shown in place of a file that cannot be shown. */
  fallback: ReactNode;
  /** Further buttons; `ready` once there is a picture. */
  tools?: (ready: boolean) => ReactNode;
  /** What is shown on the page's picture, and the picture itself. */
  children: (url: string) => ReactNode;
};

const zooms = [1, 2, 4];

/** A page of a file, to leaf through and to enlarge, with what is drawn on it. Meant for a place with the file as its key. */
export function SheetViewer({ path, file, page, onPage, isLow = false, fallback, tools, children }: SheetViewerProps) {
  const t = useT();
  const { pages, url, failed } = useSheetPicture(path, file, page);
  const [zoom, setZoom] = useState(1);
  if (failed) return fallback;
  const nextZoom = zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? 1;
  return (
    <div className="mark-sheet">
      <div className="row between">
        <SheetPages page={page} pages={pages} onPage={onPage} />
        <div className="row">
          <button type="button" className="button small" disabled={!url} onClick={() => setZoom(nextZoom)}>
            {t('revise.zoom', { percent: nextZoom * 100 })}
          </button>
          {tools?.(url !== null)}
        </div>
      </div>
      <div className="mark-window" tabIndex={isLow || zoom > 1 ? 0 : undefined}>
        {url ? (
          <div className="marked-picture" style={{ width: `${zoom * 100}%` }}>
            {children(url)}
          </div>
        ) : (
          <p className="mark-waiting" role="status">
            <Spinner /> {t('page.loading')}
          </p>
        )}
      </div>
    </div>
  );
}
