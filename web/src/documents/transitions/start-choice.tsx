import { useId } from 'react';
import { useT } from '../../lib/text/strings';
import { FieldMessage } from '../../ui/forms/field-message';

type StartChoiceProps = {
  name: string;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
  /** What the notice is about, and its paragraphs (§ 312d BGB). */
  title: string;
  notice: readonly string[];
  /** True where the notice is open to begin with. */
  open?: boolean;
  /** What beginning at once and waiting for the end of the withdrawal period do. */
  effects: { yes: string; no: string };
};

/** Shows the right of withdrawal, and asks whether the work shall begin before it ends, with what that does (§ 356 Abs. 4 BGB). */
export function StartChoice({ name, value, problem, onValue, title, notice, open = false, effects }: StartChoiceProps) {
  const t = useT();
  const problemId = useId();
  return (
    <>
      <details className="withdrawal-notice" open={open}>
        <summary>{title}</summary>
        <div className="stack small">
          {notice.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <fieldset role="radiogroup" aria-invalid={problem ? true : undefined} aria-required="true" aria-describedby={problem && problemId}>
        <legend className="field-label">{t('accept.early')}</legend>
        {(['yes', 'no'] as const).map((key) => (
          <label key={key} className="check">
            <input type="radio" name={name} value={key} checked={value === key} onChange={() => onValue(key)} />
            <span>
              {t(`accept.early.${key}`)}
              <small>{effects[key]}</small>
            </span>
          </label>
        ))}
        {problem && <FieldMessage id={problemId} text={problem} />}
      </fieldset>
    </>
  );
}
