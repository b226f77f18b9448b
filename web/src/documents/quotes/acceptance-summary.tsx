import { grossSums, isReadGross } from '@contract/pricing/buyer-sums';
import type { DocumentLine } from '@contract/billing/document';
import type { Cents } from '@contract/pricing/cents';
import type { Offer } from '@contract/quoting/offer';
import { WITHDRAWAL_DAYS } from '@contract/states/order';
import { cents, formatCents, gross } from '@contract/pricing/money';
import { BuyerAmount } from '../../ui/marks/buyer-amount';
import { countText } from '../../lib/text/decimal';
import { formatPercent } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT, type Translate } from '../../lib/text/strings';
import { countedText } from '../../lib/text/units';
import { expressTexts } from './acceptance-draft';

type AcceptanceSummaryProps = {
  offer: Offer;
  /** The time by which express is delivered when the work begins at once. */
  expressBy: string | null;
  earlyStart: string;
};

/** Shows services, total and term right above the button that orders (§ 312j Abs. 2 BGB), with the amount first that leads for its buyer. */
export function AcceptanceSummary({ offer: { document, totals }, expressBy, earlyStart }: AcceptanceSummaryProps) {
  const t = useT();
  const locale = useLocale();
  const waits = document.withdrawalNotice !== null && earlyStart === 'no';
  const startsAtOnce = document.withdrawalNotice === null || earlyStart === 'yes';
  const express = document.express && expressTexts(t, document.express, { locale, by: startsAtOnce ? expressBy : null });
  return (
    <section className="acceptance-summary" aria-label={t('accept.summary')}>
      <ul className="review-list">
        {document.lines.map((line, index) => (
          <SummaryLine key={line.key ?? index} line={line} document={document} />
        ))}
        <Deductions document={document} totals={totals} />
        <li>
          <span>
            {t('accept.term')}
            {express && <small>{express.terms}</small>}
          </span>
          <span>{termText(t, { document, express: express?.name, waits })}</span>
        </li>
        <Totals document={document} totals={totals} />
      </ul>
    </section>
  );
}

type Priced = Pick<Offer, 'document' | 'totals'>;

function SummaryLine({ line, document }: { line: DocumentLine; document: Offer['document'] }) {
  const t = useT();
  const locale = useLocale();
  const { name, addons, net, vatRate } = line;
  const counted = countedText(line, t, locale);
  return (
    <li>
      <span>
        {name}
        <small>{[counted, ...addons.map((addon) => addon.name)].join(', ')}</small>
      </span>
      <span className="numeric amount-pair">
        <BuyerAmount buyer={document.buyer.customerType} net={net} gross={gross(net, vatRate)} />
      </span>
    </li>
  );
}

/** The discount, and what gross amounts of single lines lack to their sum. */
function Deductions({ document: { lines, discount, buyer }, totals }: Priced) {
  const t = useT();
  const locale = useLocale();
  const isGross = isReadGross(buyer.customerType, totals);
  const sums = grossSums(
    lines.map(({ net, vatRate }) => gross(net, vatRate)),
    totals,
  );
  const off = isGross ? sums.discount : totals.discount;
  return (
    <>
      {isGross && sums.rounding !== 0 && <SumItem name={t('lines.rounding')} amount={sums.rounding} />}
      {totals.discount > 0 && <SumItem name={t('lines.discount', { percent: formatPercent(discount, locale) })} amount={cents(0 - off)} />}
    </>
  );
}

function Totals({ document: { buyer }, totals: { net, gross: whole, vat, rows } }: Priced) {
  const t = useT();
  const locale = useLocale();
  if (vat === 0) return <SumItem name={t('accept.untaxed')} amount={whole} className="review-total" />;
  const taxes = rows.map((row) => {
    const rate = formatPercent(row.rate, locale);
    return <SumItem key={row.rate} name={t(buyer.customerType === 'consumer' ? 'lines.vat-in' : 'lines.vat', { rate })} amount={row.vat} />;
  });
  return buyer.customerType === 'consumer' ? (
    <>
      <SumItem name={t('accept.gross')} amount={whole} className="review-total" />
      {taxes}
      <SumItem name={t('lines.net')} amount={net} />
    </>
  ) : (
    <>
      <SumItem name={t('lines.net')} amount={net} className="review-total" />
      {taxes}
      <SumItem name={t('accept.gross')} amount={whole} />
    </>
  );
}

function SumItem({ name, amount, className }: { name: string; amount: Cents; className?: string }) {
  const locale = useLocale();
  return (
    <li className={className}>
      <span>{name}</span>
      <span className="numeric">{formatCents(amount, locale)}</span>
    </li>
  );
}

type Term = { document: Offer['document']; express: string | undefined; waits: boolean };

/** Returns the text of the delivery time, counted from the order. */
function termText(t: Translate, { document, express, waits }: Term): string {
  const lead = express ?? countText(t, 'offer.lead-days', document.leadTimeDays);
  if (waits) return t('accept.term.waits', { lead, days: WITHDRAWAL_DAYS });
  return express ?? t('accept.term.from-order', { lead });
}
