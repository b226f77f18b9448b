import type { Amendment } from '@contract/production/amendment';
import { priceDifference } from '@contract/production/amendment-changes';
import { formatCents } from '@contract/pricing/money';
import { amendmentStatusTone } from '@contract/states/amendment';
import { type ReactNode, useState } from 'react';
import { useSignedDownload } from '../../downloads/use-download';
import { formatDay } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { Icon } from '../../ui/marks/icon';

type AmendmentListProps = {
  amendments: readonly Amendment[];
  /** The API's path of the order. */
  path: string;
  /** Steps that are possible with one of them. */
  actions?: (amendment: Amendment) => ReactNode;
};

/** The changes of an order, the newest first, each with its document. */
export function AmendmentList({ amendments, path, actions }: AmendmentListProps) {
  const t = useT();
  const locale = useLocale();
  const download = useSignedDownload();
  const [now] = useState(() => Date.now());
  return (
    <ul className="amendment-list">
      {amendments.toReversed().map((amendment) => {
        const { id, number, status, document, proposedAt, decidedAt, withdrawUntil, earlyStart } = amendment;
        const waitsUntil = earlyStart || withdrawUntil === null || Date.parse(withdrawUntil) <= now ? null : withdrawUntil;
        const { gross } = priceDifference(document);
        return (
          <li key={id}>
            <div className="row between">
              <b className="mono small">{number.slice(number.lastIndexOf('-') + 1)}</b>
              <span className={`status ${amendmentStatusTone[status]}`}>{t(`amendment.status.${status}`)}</span>
            </div>
            <p className="small muted">
              {[formatDay(decidedAt ?? proposedAt, locale), `${gross > 0 ? '+' : ''}${formatCents(gross, locale)}`].join(' · ')}
            </p>
            {waitsUntil && <p className="small">{t('amendment.waits', { date: formatDay(waitsUntil, locale) })}</p>}
            <div className="row">
              <button type="button" className="link small" onClick={() => void download(`${path}/amendments/${id}/download-url`)}>
                <Icon name="download" small /> {t('amendment.document.of', { number })}
              </button>
              {actions?.(amendment)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
