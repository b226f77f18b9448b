import { cents, formatCents, sum } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import { discountBelowList, draftedLine, type OfferDraft, STAFF_DISCOUNT_LIMIT } from '@contract/quoting/offer';
import type { QuoteLine } from '@contract/quoting/quote';
import { taxTotals, vatRateOf } from '@contract/pricing/tax';
import { useLocale } from '../../../lib/text/locale';
import { formatDecimal } from '../../../lib/text/decimal';
import type { OfferDraftEditor } from './use-offer-draft';
import { useId } from 'react';
import { type StringKey, useT } from '../../../lib/text/strings';
import { FieldMessage } from '../../../ui/forms/field-message';

type OfferSumsProps = { editor: OfferDraftEditor; requested: readonly QuoteLine[]; showsCosts: boolean };

/** Shows what the offer comes to: discount, net, VAT, gross, and the margin after costs. */
export function OfferSums({ editor: { form, draft, problems, change }, requested, showsCosts }: OfferSumsProps) {
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
        {showsCosts && totals && draft && <CostBar net={totals.net} cost={sum(draft.lines.map(({ cost }) => cost ?? cents(0)))} />}
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

const LEFT = 10;
const WIDTH = 600;

/** Shows costs and margin of the net price as a dimension drawing. */
function CostBar({ net, cost }: { net: Cents; cost: Cents }) {
  const t = useT();
  const locale = useLocale();
  const { margin, percent } = marginOf(net, cost);
  const values = { cost: formatCents(cost, locale), margin: formatCents(margin, locale), percent };
  const split = LEFT + (net > 0 ? Math.min(1, cost / net) : 1) * WIDTH;
  const end = LEFT + WIDTH;
  return (
    <figure className="cost-bar">
      <svg viewBox="0 0 620 60" role="img" aria-label={t('editor.margin.drawing', values)}>
        <path className="cost-part" d={`M${LEFT} 20H${split}V50H${LEFT}z`} />
        <path className="margin-part" d={`M${split} 20H${end}V50H${split}z`} />
        <path className="dimension" d={`M${LEFT} 8H${end}M${LEFT} 3v12M${split} 3v12M${end} 3v12`} />
      </svg>
      <figcaption className="mono extra-small">
        <span>{t('editor.cost.sum', values)}</span>
        <span className={margin < 0 ? 'over-cost' : undefined}>{t('editor.margin', values)}</span>
      </figcaption>
    </figure>
  );
}

/** Returns what is left of a net price after its costs, in cents and in whole percent of the price. */
export function marginOf(net: Cents, cost: Cents): { margin: Cents; percent: number } {
  const margin = cents(net - cost);
  return { margin, percent: net > 0 ? Math.round((margin / net) * 100) : 0 };
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
