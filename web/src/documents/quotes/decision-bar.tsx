import { formatCents } from '@contract/pricing/money';
import type { TaxTotals } from '@contract/pricing/tax';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';

/** On phones: price and acceptance at the foot of the screen, since the decision stands below the sheet. */
export function DecisionBar({ totals, onAccept }: { totals: TaxTotals; onAccept: () => void }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="decision-bar">
      <b>
        <span>{t('offer.price.gross', { price: formatCents(totals.gross, locale) })}</span>
        <span>{t('offer.price.net', { price: formatCents(totals.net, locale) })}</span>
      </b>
      <button type="button" className="button primary small" onClick={onAccept}>
        {t('offer.accept')}
      </button>
    </div>
  );
}
