import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StringKey } from '../../../lib/strings';
import { FieldMessage } from '../../../ui/forms/field-message';

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
  const { t } = useTranslation();
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
