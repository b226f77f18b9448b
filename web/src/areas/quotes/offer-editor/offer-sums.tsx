import { cents, formatCents, sum } from '@contract/pricing/money';
import { discountBelowList, draftedLine, STAFF_DISCOUNT_LIMIT, type OfferDraft } from '@contract/quoting/offer';
import type { QuoteLine } from '@contract/quoting/quote';
import { taxTotals, vatRateOf } from '@contract/pricing/tax';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { formatDecimal } from '../../../lib/decimal';
import { CostBar } from './cost-bar';
import { LineInput } from './line-input';
import type { OfferDraftEditor } from './use-offer-draft';

type OfferSumsProps = { editor: OfferDraftEditor; asked: readonly QuoteLine[]; showsCosts: boolean };

/** What the offer comes to: discount, net, VAT, gross, and what is left after costs. */
export function OfferSums({ editor: { form, draft, problems, change }, asked, showsCosts }: OfferSumsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const totals =
    draft &&
    taxTotals(
      draft.lines.map((line) => draftedLine(line, draft.taxCase)),
      draft.discount,
    );
  const rate = formatDecimal(vatRateOf(draft?.taxCase ?? 'domestic') / 100, locale);
  const amount = (value: number | undefined) => (value === undefined ? '–' : formatCents(cents(value), locale));
  return (
    <div className="offer-sums">
      <div className="stack">
        {showsCosts && totals && draft && <CostBar net={totals.net} cost={sum(draft.lines.map(({ cost }) => cost ?? cents(0)))} />}
        {draft && <LeadNote draft={draft} asked={asked} />}
      </div>
      <dl className="offer-sum-list">
        <div>
          <dt>
            <label className="row offer-discount">
              {t('editor.discount')}
              <LineInput
                label={t('editor.discount.label')}
                value={form.discount}
                problem={problems.discount}
                onValue={(discount) => change((now) => ({ ...now, discount }))}
                numeric
              />
            </label>
          </dt>
          <dd>{amount(totals ? 0 - totals.discount : undefined)}</dd>
        </div>
        <div>
          <dt>{t('editor.net.sum')}</dt>
          <dd>{amount(totals?.net)}</dd>
        </div>
        <div>
          <dt>{t('editor.vat', { rate })}</dt>
          <dd>{amount(totals?.vat)}</dd>
        </div>
        <div className="offer-gross">
          <dt>{t('editor.gross')}</dt>
          <dd>{amount(totals?.gross)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Says before sending what the server would say after it. */
function LeadNote({ draft, asked }: { draft: OfferDraft; asked: readonly QuoteLine[] }) {
  const { t } = useTranslation();
  if (discountBelowList(draft, asked) <= STAFF_DISCOUNT_LIMIT) return null;
  return <p className="note warn small">{t('problem.quote.discount-needs-lead')}</p>;
}
