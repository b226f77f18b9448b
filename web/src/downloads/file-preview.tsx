import type { FileEntry } from '@contract/quoting/thread';
import { useState } from 'react';
import { useT } from '../lib/text/strings';
import { Modal } from '../ui/layout/modal';
import { Spinner } from '../ui/feedback/loading';
import { SheetPages } from './sheet-pages';
import { useSheetPicture } from './use-sheet-picture';

type FilePreviewProps = { file: FileEntry; /** The API's path below which it is. */ path: string; onClose: () => void };

/** A picture or the pages of a PDF file, above the page. */
export function FilePreview({ file, path, onClose }: FilePreviewProps) {
  const t = useT();
  return (
    <Modal title={file.originalName} wide onClose={onClose}>
      <PreviewSheet file={file} path={path} />
      <button type="button" className="button" onClick={onClose}>
        {t('file.preview.close')}
      </button>
    </Modal>
  );
}

function PreviewSheet({ file, path }: Omit<FilePreviewProps, 'onClose'>) {
  const t = useT();
  const [page, setPage] = useState(1);
  const { pages, url, failed } = useSheetPicture(path, file, page);
  if (failed) return <p className="muted">{t('file.preview.failed')}</p>;
  return (
    <div className="stack">
      <SheetPages page={page} pages={pages} onPage={setPage} />
      <div className="mark-window" tabIndex={0}>
        {url ? (
          <img className="preview-picture" src={url} alt={t('revise.page', { page })} />
        ) : (
          <p className="mark-waiting" role="status">
            <Spinner /> {t('page.loading')}
          </p>
        )}
      </div>
    </div>
  );
}
