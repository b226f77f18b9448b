import { useState } from 'react';
import { useT } from '../../lib/strings';
import { Field, type FieldProps } from './field';
import { Icon } from '../marks/icon';
import { PasswordStrength } from './password-strength';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'children' | 'autoComplete' | 'required'> & {
  autoComplete: 'current-password' | 'new-password';
  /** Says how well a new password will do. */
  strength?: boolean;
};

/** A password that can be shown while it is typed. */
export function PasswordField({ strength = false, hint, ...field }: PasswordFieldProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      required
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      hint={strength && !field.problem ? <PasswordStrength password={field.value} /> : hint}
    >
      <button
        type="button"
        className="icon-button"
        aria-label={t(shown ? 'password.hide' : 'password.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name="eye" />
      </button>
    </Field>
  );
}
