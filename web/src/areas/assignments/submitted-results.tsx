import type { SubmittedFile } from '@contract/production/assignment';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DownloadRow } from '../../downloads/download-row';
import { formatBytes } from '../../ui/marks/format-bytes';
import { Panel } from '../../ui/layout/panel';

/** What was handed in, the latest first: only that counts. */
export function SubmittedResults({ results, path }: { results: readonly SubmittedFile[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  if (results.length === 0) return null;
  return (
    <Panel title={t('assignment.results')}>
      <ul className="file-list">
        {results
          .toSorted((one, other) => other.submission - one.submission)
          .map((file) => (
            <DownloadRow
              key={file.fileName}
              file={file}
              path={path}
              state={`${t('assignment.submission', { number: file.submission })}, ${formatBytes(file.fileSize, locale)}`}
            />
          ))}
      </ul>
    </Panel>
  );
}
