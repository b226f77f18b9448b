import type { Order } from '@contract/production/order';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DownloadList } from '../../downloads/download-list';
import { formatMoment } from '../../ui/marks/format-time';
import { Panel } from '../../ui/layout/panel';
import { resultsByVersion, type Delivery } from './results-by-version';

/** What was delivered, newest version first. */
export function OrderResults({ order, path }: { order: Order; path: string }) {
  const t = useT();
  const [newest, ...older] = resultsByVersion(order.results);
  return (
    <Panel title={t('order.results')}>
      {newest ? <DeliveryFiles delivery={newest} path={path} /> : <p className="muted">{t('order.results.none')}</p>}
      {older.length > 0 && (
        <details className="older-deliveries">
          <summary>{t('order.results.older')}</summary>
          {older.map((delivery) => (
            <DeliveryFiles key={delivery.version} delivery={delivery} path={path} />
          ))}
        </details>
      )}
    </Panel>
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
