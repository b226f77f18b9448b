import type { ReactNode } from 'react';
import type { Order } from '@contract/production/order';
import { countText } from '../../lib/text/decimal';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { DocumentLines } from '../../ui/tables/line-table';
import { formatDay, formatMoment } from '../../lib/text/format';
import { Icon } from '../../ui/marks/icon';
import { TitleBlock } from '../../ui/layout/page-head';
import { useSignedDownload } from '../../downloads/use-download';
import type { FileEntry } from '@contract/quoting/thread';
import { DownloadList } from '../../downloads/download-list';
import { formatBytes } from '../../ui/marks/format-bytes';
import { Panel } from '../../ui/layout/panel';
import type { Buyer } from '@contract/billing/document';
import { countryName } from '../../ui/forms/countries';

/** Shows the lines of an order, with its confirmation as a document. */
export function OrderLines({ order, path }: { order: Order; path: string }) {
  const t = useT();
  const locale = useLocale();
  const download = useSignedDownload();
  const { number, quote, placedAt, lines, totals, discount, taxCase, buyer, leadTimeDays, express, dueAt } = order;
  const name = express && t(`offer.express.${express.term}`);
  const lead = name
    ? [name, dueAt && formatMoment(dueAt, locale)].filter(Boolean).join(', ')
    : countText(t, 'offer.lead-days', leadTimeDays);
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
      <DocumentLines lines={lines} totals={totals} discount={discount} taxCase={taxCase} buyer={buyer} />
      <div className="row between offer-foot">
        <span className="small muted">{t('order.lead-time', { lead })}</span>
        <button type="button" className="button small" onClick={() => void download(`${path}/confirmation/download-url`)}>
          <Icon name="download" small /> {t('order.confirmation')}
        </button>
      </div>
    </section>
  );
}

/** A list of the files that the customer sent for the work. */
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

/** Shows the address that the invoice will go to. */
export function OrderBuyer({ buyer, children }: { buyer: Buyer; children?: ReactNode }) {
  const t = useT();
  const locale = useLocale();
  const { company, name, street, postcode, city, country, vatId } = buyer;
  const lines = [company, name, street, `${postcode} ${city}`, countryName(country, locale), vatId && `${t('accept.vat-id')} ${vatId}`];
  return (
    <Panel title={t('accept.billing')}>
      <div className="stack">
        <address className="order-buyer">
          {lines.filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {children}
      </div>
    </Panel>
  );
}
