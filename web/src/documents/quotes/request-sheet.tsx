import type { Quote } from '@contract/quoting/quote';
import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { LineTable, SumRows } from '../../ui/tables/line-table';
import { isReadGross } from '@contract/pricing/buyer-sums';
import { gross } from '@contract/pricing/money';
import { roundingOf } from '@contract/pricing/pricing';
import { BuyerAmount } from '../../ui/marks/buyer-amount';
import { useLocale } from '../../lib/text/locale';
import { formatDay } from '../../lib/text/format';
import { TitleBlock } from '../../ui/layout/page-head';
import type { QuoteView } from '@contract/quoting/offer';
import { History } from '../../ui/layout/history';
import type { QuoteStatus } from '@contract/states/quote';

type RequestSheetProps = {
  quote: Quote;
  /** Returns what was written about a line, by its key: its number in the request. */
  threadOf?: ((line: string) => ReactNode) | undefined;
};

/** A request as a drawing: title block and what was asked for. */
export function RequestSheet({ quote, threadOf }: RequestSheetProps) {
  const t = useT();
  return (
    <section className="panel quote-sheet" aria-label={t('guest.lines')}>
      <QuoteTitle quote={quote} />
      <QuotePositions quote={quote} threadOf={threadOf} />
    </section>
  );
}

/** The services of a request with their add-ons, and the sum, as who asks reads them. */
function QuotePositions({ quote: { lines, net, vat, gross: whole, contact }, threadOf }: RequestSheetProps) {
  const t = useT();
  const isGross = isReadGross(contact.customerType, { vat });
  const parts = lines.flatMap(({ base, addons }) => [base, ...addons.map(({ amount }) => amount)].map((amount) => gross(amount)));
  const rounding = roundingOf(parts, whole);
  const sums = isGross
    ? [
        ...(rounding === 0 ? [] : [{ name: t('lines.rounding'), amount: rounding, className: 'muted' }]),
        { name: t('guest.gross'), amount: whole, className: 'quote-total' },
        { name: t('guest.vat-in'), amount: vat, className: 'muted' },
        { name: t('guest.net'), amount: net, className: 'muted' },
      ]
    : [
        { name: t('guest.net'), amount: net, className: 'quote-total' },
        { name: t('guest.vat'), amount: vat, className: 'muted' },
        { name: t('guest.gross'), amount: whole },
      ];
  const shown = lines.map((line) => ({
    ...line,
    key: line.productId,
    description: line.note && `${t('quote.note')}: ${line.note}`,
    revision: null,
  }));
  return (
    <LineTable lines={shown} isGross={isGross} below={threadOf && ((_line, index) => threadOf(String(index + 1)))}>
      <SumRows sums={sums} />
    </LineTable>
  );
}

/** The facts of a request as a drawing's title block. */
function QuoteTitle({ quote: { number, submittedAt, net, gross: whole, contact } }: { quote: Quote }) {
  const t = useT();
  const locale = useLocale();
  return (
    <TitleBlock
      columns={4}
      facts={[
        { name: t('quote.number'), value: number },
        { name: t('guest.submitted'), value: formatDay(submittedAt, locale) },
        {
          name: t('guest.price'),
          value: <BuyerAmount buyer={contact.customerType} net={net} gross={whole} />,
          fullRow: true,
        },
      ]}
    />
  );
}

/** The steps of a request, as customers follow it. */
const quoteSteps = ['received', 'review', 'offer', 'decision'] as const;

/** The step a quote is at; null when its way has ended early. */
const quoteStepAt: Record<QuoteStatus, number | null> = {
  submitted: 0,
  in_review: 1,
  needs_info: 1,
  changes_requested: 1,
  offered: 2,
  accepted: 3,
  declined: null,
  expired: null,
  withdrawn: null,
  declined_by_us: null,
  cancelled: null,
};

type QuoteHistoryProps = {
  quote: Pick<QuoteView, 'status' | 'timeline' | 'declineReason'>;
  /** True where staff read of their customer. */ forStaff?: boolean;
};

/** Shows the steps of a request so far, and those that are left. */
export function QuoteHistory({ quote: { status, timeline, declineReason }, forStaff = false }: QuoteHistoryProps) {
  const t = useT();
  const reason = declineReason?.[useLocale()];
  const at = quoteStepAt[status];
  const left = at === null ? [] : quoteSteps.slice(at + 1);
  return (
    <History
      timeline={timeline}
      details={reason ? { 'quote.declined': t('quote.decline-reason', { reason }) } : {}}
      next={left.map((step) => t(forStaff && step === 'decision' ? 'editor.step.decision' : `quote.step.${step}`))}
    />
  );
}
