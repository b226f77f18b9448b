import type { OfferDocument } from '@contract/billing/document';
import { WITHDRAWAL_DAYS } from '@contract/states/order';
import { countText } from '../../lib/count-text';
import { useT } from '../../lib/strings';
import { FieldMessage } from '../../ui/forms/field-message';

type WithdrawalChoiceProps = {
  name: string;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
  /** The notice's paragraphs (§ 312d BGB). */
  notice: readonly string[];
  document: Pick<OfferDocument, 'leadTimeDays' | 'express'>;
};

/** The right of withdrawal, and whether the work shall begin before it ends, with what that does (§ 356 Abs. 4 BGB). */
export function WithdrawalChoice({ name, value, problem, onValue, notice, document }: WithdrawalChoiceProps) {
  const t = useT();
  const { express, leadTimeDays } = document;
  const lead = countText(t, 'offer.lead-days', leadTimeDays);
  const byExpress = express && t('accept.delivery.express', { express: t(`offer.express.${express.term}`) });
  const fromOrder = byExpress ?? t('accept.delivery.from-order', { lead });
  const then = byExpress ?? t('accept.delivery.then', { lead });
  const options = [
    { key: 'yes', text: t('accept.early.yes'), effect: t('accept.early.yes.effect', { delivery: fromOrder }) },
    { key: 'no', text: t('accept.early.no'), effect: t('accept.early.no.effect', { delivery: then, days: WITHDRAWAL_DAYS }) },
  ];
  return (
    <>
      <details className="withdrawal-notice" open>
        <summary>{t('accept.withdrawal')}</summary>
        <div className="stack small">
          {notice.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <fieldset
        role="radiogroup"
        aria-invalid={problem ? true : undefined}
        aria-required="true"
        aria-describedby={problem && 'early-start-problem'}
      >
        <legend className="field-label">{t('accept.early')}</legend>
        {options.map(({ key, text, effect }) => (
          <label key={key} className="check">
            <input type="radio" name={name} value={key} checked={value === key} onChange={() => onValue(key)} />
            <span>
              {text}
              <small>{effect}</small>
            </span>
          </label>
        ))}
        {problem && <FieldMessage id="early-start-problem" text={problem} />}
      </fieldset>
    </>
  );
}
