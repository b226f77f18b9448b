import type { SubmittedFile } from '@contract/assignment';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DownloadRow } from '../../ui/download-row';
import { formatBytes } from '../../ui/format-bytes';
import { Panel } from '../../ui/panel';
import { useDownload } from '../../ui/use-download';

/** What was handed in, the latest first: only that counts. */
export function SubmittedResults({ results, path }: { results: readonly SubmittedFile[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  const download = useDownload(path);
  if (results.length === 0) return null;
  return (
    <Panel title={t('assignment.results')}>
      <ul className="file-list">
        {results
          .toSorted((one, other) => other.submission - one.submission)
          .map(({ fileName, originalName, fileSize, submission }) => (
            <DownloadRow
              key={fileName}
              name={originalName}
              state={`${t('assignment.submission', { number: submission })}, ${formatBytes(fileSize, locale)}`}
              label={t('file.download', { name: originalName })}
              onDownload={() => void download(fileName)}
            />
          ))}
      </ul>
    </Panel>
  );
}
