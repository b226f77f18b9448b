import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { Field, type FieldProps } from './field';
import { Icon } from '../marks/icon';
import { byteLength, PASSWORD_MIN_BYTES } from '@contract/people/account';

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

/**
 * Shows a password's strength as a dimension chain that fills up, and in a word. Only the length decides on the server (PRODUCT §7); this
 * advises.
 */
function PasswordStrength({ password }: { password: string }) {
  const t = useT();
  const strength = passwordStrength(password);
  return (
    <span className="password-strength" data-strength={strength}>
      <span className="password-strength-bars" aria-hidden="true">
        {strengths.slice(1).map((step) => (
          <i key={step} />
        ))}
      </span>
      <span>{t(`password.strength.${strength}`, { min: PASSWORD_MIN_BYTES })}</span>
    </span>
  );
}

const strengths = ['none', 'short', 'fair', 'good'] as const;
type Strength = (typeof strengths)[number];

const GOOD_LENGTH = 16;
const GOOD_VARIETY = 10;
const POOR_VARIETY = 5;
/** Rows of the keyboard and of counting: the guesses that are tried first. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'];

/** Returns roughly how hard a password is to guess: length and different characters count, runs and repetition do not. */
export function passwordStrength(password: string): Strength {
  if (password === '') return 'none';
  const variety = new Set(withoutRuns(password.toLowerCase())).size;
  if (byteLength(password) < PASSWORD_MIN_BYTES || variety < POOR_VARIETY) return 'short';
  return password.length >= GOOD_LENGTH || (variety >= GOOD_VARIETY && /[^a-z]/i.test(password)) ? 'good' : 'fair';
}

/** Shortens four and more characters in a row of the keyboard to their first. */
function withoutRuns(password: string): string {
  return Array.from(password)
    .filter((sign, index, all) => {
      const three = all.slice(Math.max(0, index - 2), index + 1).join('');
      return three.length < 3 || !RUNS.some((run) => run.includes(three));
    })
    .join('');
}
