import type { QuoteLine } from '@contract/quote';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { FileRow } from '../../ui/file-row';
import { formatBytes } from '../../ui/format-bytes';
import { Icon } from '../../ui/icon';
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
          <li key={fileName}>
            <FileRow
              name={originalName}
              state={lines.length > 1 ? `${formatBytes(fileSize, locale)}, ${service}` : formatBytes(fileSize, locale)}
            >
              <button
                type="button"
                className="icon-button"
                aria-label={t('quote.files.download', { name: originalName })}
                onClick={() => void download(fileName)}
              >
                <Icon name="download" />
              </button>
            </FileRow>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
