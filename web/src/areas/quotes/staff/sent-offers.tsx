import { formatCents } from '@contract/pricing/money';
import type { Offer } from '@contract/quoting/offer';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { formatMoment } from '../../../ui/marks/format-time';
import { Icon } from '../../../ui/marks/icon';
import { Panel } from '../../../ui/layout/panel';
import { useSignedDownload } from '../../../downloads/use-download';

/** The versions that were sent, newest first, each as its customer has it. */
export function SentOffers({ offers, path }: { offers: readonly Offer[]; path: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const download = useSignedDownload();
  return (
    <Panel title={t('admin.quote.sent')}>
      {offers.length === 0 && <p className="muted">{t('admin.quote.sent.none')}</p>}
      <ul className="sent-offers">
        {offers.map(({ id, version, sentAt, totals }) => (
          <li key={id}>
            <span>
              <b>{t('admin.quote.version', { version })}</b> {formatCents(totals.gross, locale)}
              <small className="mono muted">{formatMoment(sentAt, locale)}</small>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('file.download', { name: t('admin.quote.version', { version }) })}
              onClick={() => void download(`${path}/offers/${version}/download-url`)}
            >
              <Icon name="download" />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
