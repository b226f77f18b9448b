import type { QuoteLine } from '@contract/quoting/quote';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DownloadRow } from '../../downloads/download-row';
import { formatBytes } from '../../ui/marks/format-bytes';
import { Panel } from '../../ui/layout/panel';

type QuoteFilesProps = {
  lines: readonly QuoteLine[];
  /** The API's path of this quote, below which its files are. */
  path: string;
};

/** All files of a request. */
export function QuoteFiles({ lines, path }: QuoteFilesProps) {
  const t = useT();
  const locale = useLocale();
  const files = lines.flatMap((line) => line.files.map((file) => ({ ...file, service: line.name })));
  const total = files.reduce((bytes, { fileSize }) => bytes + fileSize, 0);
  if (files.length === 0) {
    return (
      <Panel title={t('guest.files')}>
        <p className="muted">{t('quote.files.none')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('guest.files')} aside={<span className="mono extra-small muted">{formatBytes(total, locale)}</span>}>
      <ul className="file-list">
        {files.map((file) => (
          <DownloadRow
            key={file.fileName}
            file={file}
            path={path}
            state={lines.length > 1 ? `${formatBytes(file.fileSize, locale)}, ${file.service}` : formatBytes(file.fileSize, locale)}
          />
        ))}
      </ul>
    </Panel>
  );
}
