import { useT } from '../../lib/strings';
import { FieldMessage } from '../../ui/forms/field-message';

type AcceptanceTickProps = { name: string; value: string; problem: string | undefined; onValue: (value: string) => void };

/** The terms, which must be accepted. */
export function AcceptanceTick({ name, value, problem, onValue }: AcceptanceTickProps) {
  const t = useT();
  return (
    <div>
      <label className="check consent">
        <input
          type="checkbox"
          name={name}
          checked={value !== ''}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'terms-problem'}
          onChange={({ target }) => onValue(target.checked ? 'on' : '')}
        />
        <span>{t('accept.terms')}</span>
      </label>
      {problem && <FieldMessage id="terms-problem" text={problem} />}
    </div>
  );
}
