import type { FileEntry } from '@contract/quoting/thread';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DownloadList } from '../../downloads/download-list';
import { formatBytes } from '../../ui/marks/format-bytes';
import { Panel } from '../../ui/layout/panel';

/** What the customer sent for the work. */
export function OrderFiles({ files, path }: { files: readonly FileEntry[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  if (files.length === 0) return null;
  const total = files.reduce((bytes, { fileSize }) => bytes + fileSize, 0);
  return (
    <Panel title={t('order.files')} aside={<span className="mono extra-small muted">{formatBytes(total, locale)}</span>}>
      <DownloadList files={files} path={path} />
    </Panel>
  );
}
