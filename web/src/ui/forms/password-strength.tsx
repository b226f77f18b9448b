import { PASSWORD_MIN_BYTES } from '@contract/people/account';
import { useT } from '../../lib/strings';
import { passwordStrength, strengths } from './password-strength-of';

/** A dimension chain that fills up, and a word. Only the length decides on the server (PRODUCT §7); this advises. */
export function PasswordStrength({ password }: { password: string }) {
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
