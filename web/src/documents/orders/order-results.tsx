import { isDownloadable } from '@contract/files/file-check';
import type { Order, ResultFile } from '@contract/production/order';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { DownloadList } from '../../downloads/download-list';
import { useSignedDownload } from '../../downloads/use-download';
import { formatDay, formatMoment } from '../../lib/text/format';
import { Icon } from '../../ui/marks/icon';
import { Panel } from '../../ui/layout/panel';

/** Shows the delivered files, newest version first. */
export function OrderResults({ order, path }: { order: Order; path: string }) {
  const t = useT();
  const [newest, ...older] = resultsByVersion(order.results);
  return (
    <Panel title={t('order.results')}>
      {newest && <DeliveryFiles delivery={newest} path={path} />}
      {!newest && !order.filesRemovedAt && <p className="muted">{t('order.results.none')}</p>}
      {older.length > 0 && (
        <details className="older-deliveries">
          <summary>{t('order.results.older')}</summary>
          {older.map((delivery) => (
            <DeliveryFiles key={delivery.version} delivery={delivery} path={path} />
          ))}
        </details>
      )}
      <OrderArchive order={order} path={path} />
    </Panel>
  );
}

/** Offers all files and documents at once, and says when the files are removed, or were. */
function OrderArchive({ order, path }: { order: Order; path: string }) {
  const t = useT();
  const locale = useLocale();
  const download = useSignedDownload();
  const { filesUntil, filesRemovedAt, results, files } = order;
  const hasFiles = results.length + files.length > 0;
  const hasHeld = [...results, ...files].some(({ check }) => !isDownloadable(check));
  if (!hasFiles && !filesRemovedAt) return null;
  return (
    <div className="stack order-archive">
      {hasFiles && (
        <button type="button" className="button small" onClick={() => void download(`${path}/archive/download-url`)}>
          <Icon name="download" small /> {t('order.archive')}
        </button>
      )}
      {hasHeld && <p className="small muted">{t('order.archive.without')}</p>}
      {filesRemovedAt && <p className="small muted">{t('order.files.removed', { date: formatDay(filesRemovedAt, locale) })}</p>}
      {hasFiles && filesUntil && <p className="small muted">{t('order.files.until', { date: formatDay(filesUntil, locale) })}</p>}
    </div>
  );
}

function DeliveryFiles({ delivery: { version, at, files }, path }: { delivery: Delivery; path: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section>
      <h3 className="delivery-head">
        {t('order.delivery', { version })} <span className="mono extra-small muted">{formatMoment(at, locale)}</span>
      </h3>
      <DownloadList files={files} path={path} />
    </section>
  );
}

/** A delivery: all files of one version. */
type Delivery = { version: number; at: string; files: ResultFile[] };

/** Returns deliveries, newest first; a delivery's time is that of its last file. */
export function resultsByVersion(results: readonly ResultFile[]): Delivery[] {
  const versions = [...new Set(results.map(({ version }) => version))].sort((one, other) => other - one);
  return versions.map((version) => {
    const files = results.filter((file) => file.version === version);
    return {
      version,
      files,
      at:
        files
          .map(({ at }) => at)
          .sort()
          .at(-1) ?? '',
    };
  });
}
