import type { QuoteLine } from '@contract/quote';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DownloadRow } from '../../ui/download-row';
import { formatBytes } from '../../ui/format-bytes';
import { Panel } from '../../ui/panel';
import { useDownload } from '../../ui/use-download';

type QuoteFilesProps = {
  lines: readonly QuoteLine[];
  /** The API's path of this quote, below which its files are. */
  path: string;
};

/** All files of a request. */
export function QuoteFiles({ lines, path }: QuoteFilesProps) {
  const t = useT();
  const locale = useLocale();
  const download = useDownload(path);
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
        {files.map(({ fileName, originalName, fileSize, service }) => (
          <DownloadRow
            key={fileName}
            name={originalName}
            state={lines.length > 1 ? `${formatBytes(fileSize, locale)}, ${service}` : formatBytes(fileSize, locale)}
            label={t('file.download', { name: originalName })}
            onDownload={() => void download(fileName)}
          />
        ))}
      </ul>
    </Panel>
  );
}
