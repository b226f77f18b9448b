import { cents, formatCents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import { CostBar } from '../../workspace/cost-bar';
import { draftedChoiceProblem, hasChoice } from '@contract/quoting/choice';
import { discountBelowList, type OfferDraft, STAFF_DISCOUNT_LIMIT } from '@contract/quoting/offer';
import type { QuoteLine } from '@contract/quoting/quote';
import { vatRateOf } from '@contract/pricing/tax';
import type { OpenPrice } from './draft-sums';
import { useLocale } from '../../../lib/text/locale';
import { formatDecimal } from '../../../lib/text/decimal';
import type { OfferDraftEditor } from './use-offer-draft';
import { useId } from 'react';
import { type StringKey, useT } from '../../../lib/text/strings';
import { Icon } from '../../../ui/marks/icon';
import { FieldMessage } from '../../../ui/forms/field-message';

type OfferSumsProps = { editor: OfferDraftEditor; requested: readonly QuoteLine[]; showsCosts: boolean; plannedCost: Cents | null };

/** Shows what the offer comes to so far: discount, net, VAT, gross, the margin after costs, and which lines have no price yet. */
export function OfferSums({ editor: { form, draft, sums, problems, change }, requested, showsCosts, plannedCost }: OfferSumsProps) {
  const t = useT();
  const locale = useLocale();
  const { totals, costs, open } = sums;
  const rate = formatDecimal(vatRateOf(form.taxCase || 'domestic') / 100, locale);
  const amount = (value: number | undefined) => (value === undefined ? '–' : formatCents(cents(value), locale));
  return (
    <div className="offer-sums">
      <div className="stack">
        {showsCosts && totals && <CostBar net={totals.net} costs={costs} planned={plannedCost} />}
        <OpenPrices open={open} />
        {hasChoice(form.lines) && <p className="small muted">{t('editor.choice.sums')}</p>}
        {draft && <ChoiceNote draft={draft} />}
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

/** Says how many lines the sums leave out, and leads to the first of them. */
function OpenPrices({ open }: { open: readonly OpenPrice[] }) {
  const t = useT();
  const [first] = open;
  if (!first) return null;
  const jump = () => document.querySelector<HTMLElement>(`.offer-lines [name="${first.field}"]`)?.focus();
  return (
    <p className="offer-open small" role="status">
      <Icon name="circle-alert" small />
      <span>{t('editor.open', { count: open.length, positions: open.map(({ position }) => position).join(', ') })}</span>
      <button type="button" className="link" onClick={jump}>
        {t('editor.open.jump')}
      </button>
    </p>
  );
}

/** Says which alternatives are incomplete, or that nothing is preset, before the server says it. */
function ChoiceNote({ draft }: { draft: OfferDraft }) {
  const t = useT();
  const problem = draftedChoiceProblem(draft.lines);
  return problem && <p className="note warn small">{t(`problem.${problem.code}`, problem.data)}</p>;
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
  /** The name by which the field is found. */
  name?: string;
  /** True for text that is shown whole: the field grows with it. */
  whole?: boolean;
  /** The id of a list of values to choose from. */
  list?: string;
  maxLength?: number;
  onValue: (value: string) => void;
};

/** A cell that is typed into; the table's head is its visible label. */
export function LineInput({
  label,
  value,
  problem,
  placeholder,
  numeric = false,
  name,
  whole = false,
  list,
  maxLength,
  onValue,
}: LineInputProps) {
  const t = useT();
  const id = useId();
  const props = {
    name,
    className: ['input small', numeric && 'numeric', problem && 'invalid'].filter(Boolean).join(' '),
    'aria-label': label,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && id,
    placeholder,
    maxLength,
    value,
  };
  return (
    <>
      {whole ? (
        <span className="growing-text" data-text={value || placeholder}>
          <textarea {...props} rows={1} onChange={({ target }) => onValue(target.value.replace(/\n+/g, ' '))} />
        </span>
      ) : (
        <input {...props} list={list} inputMode={numeric ? 'decimal' : undefined} onChange={({ target }) => onValue(target.value)} />
      )}
      {problem && <FieldMessage id={id} text={t(problem)} />}
    </>
  );
}
