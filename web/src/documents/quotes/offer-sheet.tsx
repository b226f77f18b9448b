import type { Offer } from '@contract/quoting/offer';
import { countText } from '../../lib/count-text';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DocumentLines } from '../../ui/tables/document-lines';
import { formatDate, formatDay } from '../../ui/marks/format-time';
import { Icon } from '../../ui/marks/icon';
import { TitleBlock } from '../../ui/layout/title-block';
import { expressTexts } from './express-texts';
import { useSignedDownload } from '../../downloads/use-download';

type OfferSheetProps = { offer: Offer; /** The API's path of its quote. */ path: string };

/** An offer as a drawing: title block with index and term, then its lines. */
export function OfferSheet({ offer, path }: OfferSheetProps) {
  const t = useT();
  const locale = useLocale();
  const download = useSignedDownload();
  const { version, sentAt, latest, totals, document } = offer;
  const date = formatDay(sentAt, locale);
  const express = document.express && expressTexts(t, document.express, locale);
  return (
    <section className="panel quote-sheet" aria-label={t('offer')}>
      <TitleBlock
        columns={4}
        facts={[
          { name: t('offer'), value: document.number },
          { name: t('offer.version'), value: version },
          { name: t('offer.valid-until'), value: formatDate(document.validUntil, locale) },
          { name: t('offer.lead-time'), value: express?.name ?? countText(t, 'offer.lead-days', document.leadTimeDays) },
        ]}
      />
      {!latest && (
        <div className="note warn">
          <Icon name="info" />
          <p>{t('offer.superseded')}</p>
        </div>
      )}
      <DocumentLines {...document} totals={totals} version={version} />
      {express && <p className="small tax-note">{express.terms}</p>}
      <div className="row between offer-foot">
        <span className="small muted">{t(version === 'a' ? 'offer.since' : 'offer.replaces', { version, date })}</span>
        <button type="button" className="button small" onClick={() => void download(`${path}/offers/${version}/download-url`)}>
          <Icon name="download" small /> {t('offer.pdf')}
        </button>
      </div>
    </section>
  );
}
