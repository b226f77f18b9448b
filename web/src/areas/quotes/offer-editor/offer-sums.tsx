import { cents, formatCents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import { CostBar } from '../../workspace/cost-bar';
import { discountBelowList, draftedLine, type OfferDraft, STAFF_DISCOUNT_LIMIT } from '@contract/quoting/offer';
import type { QuoteLine } from '@contract/quoting/quote';
import { taxTotals, vatRateOf } from '@contract/pricing/tax';
import { useLocale } from '../../../lib/text/locale';
import { formatDecimal } from '../../../lib/text/decimal';
import type { OfferDraftEditor } from './use-offer-draft';
import { useId } from 'react';
import { type StringKey, useT } from '../../../lib/text/strings';
import { FieldMessage } from '../../../ui/forms/field-message';

type OfferSumsProps = { editor: OfferDraftEditor; requested: readonly QuoteLine[]; showsCosts: boolean; plannedCost: Cents | null };

/** Shows what the offer comes to: discount, net, VAT, gross, and the margin after costs. */
export function OfferSums({ editor: { form, draft, problems, change }, requested, showsCosts, plannedCost }: OfferSumsProps) {
  const t = useT();
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
        {showsCosts && totals && draft && <CostBar net={totals.net} costs={draft.lines.map(({ cost }) => cost)} planned={plannedCost} />}
        {draft && <DiscountNote draft={draft} requested={requested} />}
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
function DiscountNote({ draft, requested }: { draft: OfferDraft; requested: readonly QuoteLine[] }) {
  const t = useT();
  if (discountBelowList(draft, requested) <= STAFF_DISCOUNT_LIMIT) return null;
  return <p className="note warn small">{t('problem.quote.discount-needs-lead')}</p>;
}

type LineInputProps = {
  label: string;
  value: string;
  problem: StringKey | undefined;
  placeholder?: string;
  numeric?: boolean;
  onValue: (value: string) => void;
};

/** A cell that is typed into; the table's head is its visible label. */
export function LineInput({ label, value, problem, placeholder, numeric = false, onValue }: LineInputProps) {
  const t = useT();
  const id = useId();
  return (
    <>
      <input
        className={['input small', numeric && 'numeric', problem && 'invalid'].filter(Boolean).join(' ')}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && id}
        placeholder={placeholder}
        inputMode={numeric ? 'decimal' : undefined}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
      {problem && <FieldMessage id={id} text={t(problem)} />}
    </>
  );
}
