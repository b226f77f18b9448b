import type { Order } from '@contract/production/order';
import { countText } from '../../lib/count-text';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DocumentLines } from '../../ui/tables/document-lines';
import { formatDay } from '../../ui/marks/format-time';
import { Icon } from '../../ui/marks/icon';
import { TitleBlock } from '../../ui/layout/title-block';
import { useSignedDownload } from '../../downloads/use-download';

/** What was ordered, and its confirmation as a document. */
export function OrderLines({ order, path }: { order: Order; path: string }) {
  const t = useT();
  const locale = useLocale();
  const download = useSignedDownload();
  const { number, quote, placedAt, lines, totals, discount, taxCase, buyer, leadTimeDays, express } = order;
  const lead = express ? t(`offer.express.${express.term}`) : countText(t, 'offer.lead-days', leadTimeDays);
  return (
    <section className="panel quote-sheet" aria-label={t('order.lines')}>
      <TitleBlock
        columns={4}
        facts={[
          { name: t('order'), value: number },
          { name: t('order.placed-at'), value: formatDay(placedAt, locale) },
          { name: t('offer'), value: `${quote.number} ${quote.version}` },
          { name: t('order.reference'), value: buyer.reference || t('order.no-reference') },
        ]}
      />
      <DocumentLines lines={lines} totals={totals} discount={discount} taxCase={taxCase} />
      <div className="row between offer-foot">
        <span className="small muted">{t('order.lead-time', { lead })}</span>
        <button type="button" className="button small" onClick={() => void download(`${path}/confirmation/download-url`)}>
          <Icon name="download" small /> {t('order.confirmation')}
        </button>
      </div>
    </section>
  );
}
