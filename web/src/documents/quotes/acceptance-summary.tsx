import { cents, formatCents } from '@contract/pricing/money';
import type { Offer } from '@contract/quoting/offer';
import { WITHDRAWAL_DAYS } from '@contract/states/order';
import { countText } from '../../lib/text/decimal';
import { useLocale } from '../../lib/text/locale';
import { useT, type Translate } from '../../lib/text/strings';
import { formatPercent } from '../../lib/text/format';
import { expressTexts } from './acceptance-draft';

/** Services, total and term, which stand right above the button that orders (§ 312j Abs. 2 BGB). */
export function AcceptanceSummary({ offer: { document, totals }, earlyStart }: { offer: Offer; earlyStart: string }) {
  const t = useT();
  const locale = useLocale();
  const express = document.express && expressTexts(t, document.express, locale);
  const waits = document.withdrawalNotice !== null && earlyStart === 'no';
  return (
    <section className="acceptance-summary" aria-label={t('accept.summary')}>
      <ul className="review-list">
        {document.lines.map(({ key, name, quantity, unit, addons, net }, index) => (
          <li key={key ?? index}>
            <span>
              {name}
              <small>
                {[
                  `${quantity.toLocaleString(locale)} ${t(quantity === 1 ? `unit.${unit}` : `units.${unit}`)}`,
                  ...addons.map((addon) => addon.name),
                ].join(', ')}
              </small>
            </span>
            <span className="numeric">{formatCents(net, locale)}</span>
          </li>
        ))}
        {totals.discount > 0 && (
          <li>
            <span>{t('lines.discount', { percent: formatPercent(document.discount, locale) })}</span>
            <span className="numeric">{formatCents(cents(0 - totals.discount), locale)}</span>
          </li>
        )}
        <li>
          <span>
            {t('accept.term')}
            {express && <small>{express.terms}</small>}
          </span>
          <span>{termText(t, { document, express: express?.name, waits })}</span>
        </li>
        <li className="review-total">
          <b>{t('lines.net')}</b>
          <b>{formatCents(totals.net, locale)}</b>
        </li>
        <li className="review-total">
          <b>{t('accept.gross')}</b>
          <b>{formatCents(totals.gross, locale)}</b>
        </li>
      </ul>
    </section>
  );
}

type Term = { document: Offer['document']; express: string | undefined; waits: boolean };

/** When the work is delivered, seen from the order. */
function termText(t: Translate, { document, express, waits }: Term): string {
  const lead = express ?? countText(t, 'offer.lead-days', document.leadTimeDays);
  if (waits) return t('accept.term.waits', { lead, days: WITHDRAWAL_DAYS });
  return express ?? t('accept.term.from-order', { lead });
}
