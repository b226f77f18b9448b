import { useT } from '../../lib/text/strings';
import { Field, type FieldProps } from '../../ui/forms/field';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/feedback/loading';

type CodeFieldProps = Pick<FieldProps, 'name' | 'value' | 'problem' | 'onValue'> & {
  /** The hint for a field that accepts recovery codes as well. */ hint?: string;
};

/** The code of an authenticator app. */
export function CodeField({ hint, ...field }: CodeFieldProps) {
  const t = useT();
  return (
    <Field
      {...field}
      label={t('settings.code')}
      hint={hint ?? t('settings.code.hint')}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}

type SaveButtonProps = { sending: boolean; danger?: boolean; children: ReactNode };

/** A section's one action; while it runs it stays in its place and takes no second click. */
export const SaveButton = ({ sending, danger = false, children }: SaveButtonProps) => (
  <button type="submit" className={danger ? 'button danger' : 'button primary'} aria-disabled={sending || undefined}>
    {sending && <Spinner />}
    {children}
  </button>
);
