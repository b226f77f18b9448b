import type { FileEntry } from '@contract/quoting/thread';
import { useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { SheetViewer } from '../../../documents/marks/sheet-viewer';
import { DownloadRow } from '../../../downloads/download-list';
import { isViewable } from '../../../downloads/use-download';
import { formatBytes } from '../../../ui/marks/format-bytes';
import { Panel } from '../../../ui/layout/panel';

type OfferSourcesProps = {
  /** The files of the request and of the customer's messages. */
  files: readonly (FileEntry & { service?: string })[];
  /** The API's path below which they are. */
  path: string;
};

/** Shows the customer's documents beside the lines that are priced: one sheet, and the list it is chosen from. */
export function OfferSources({ files, path }: OfferSourcesProps) {
  const t = useT();
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = files.find(({ fileName }) => fileName === chosen) ?? files.find(isViewable);
  const total = files.reduce((bytes, { fileSize }) => bytes + fileSize, 0);
  const aside = (
    <span className="mono extra-small muted">{t('editor.sources.count', { count: files.length, size: formatBytes(total, locale) })}</span>
  );
  return (
    <Panel title={t('editor.sources')} aside={aside} flush>
      <ul className="file-list source-list">
        {files.map((file) => (
          <DownloadRow
            key={file.fileName}
            file={file}
            path={path}
            state={[formatBytes(file.fileSize, locale), file.service].filter(Boolean).join(', ')}
            preview={
              isViewable(file) && (
                <button
                  type="button"
                  className="button small"
                  aria-pressed={file === shown}
                  aria-label={t('editor.sources.show-name', { name: file.originalName })}
                  onClick={() => setChosen(file.fileName)}
                >
                  {t('editor.sources.show')}
                </button>
              )
            }
          />
        ))}
      </ul>
      {shown ? <SourceSheet key={shown.fileName} file={shown} path={path} /> : <NoSheet isEmpty={files.length === 0} />}
    </Panel>
  );
}

function NoSheet({ isEmpty }: { isEmpty: boolean }) {
  const t = useT();
  return <p className="source-none muted small">{t(isEmpty ? 'quote.files.none' : 'editor.sources.no-sheet')}</p>;
}

function SourceSheet({ file, path }: { file: FileEntry; path: string }) {
  const t = useT();
  const [page, setPage] = useState(1);
  // What decides whether a picture is drawn anew is the file, not the object that a newer answer holds it in.
  const [kept] = useState(file);
  return (
    <div className="source-sheet" role="group" aria-label={file.originalName}>
      <SheetViewer
        path={path}
        file={kept}
        page={page}
        onPage={setPage}
        isLow
        fallback={<p className="source-none muted small">{t('file.preview.failed')}</p>}
      >
        {(url) => <img className="preview-picture" src={url} alt={t('revise.page', { page })} />}
      </SheetViewer>
    </div>
  );
}
