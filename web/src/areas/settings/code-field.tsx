import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../../ui/forms/field';

type CodeFieldProps = Pick<FieldProps, 'name' | 'value' | 'problem' | 'onValue'> & { /** Recovery codes do as well. */ hint?: string };

/** The code of an authenticator app. */
export function CodeField({ hint, ...field }: CodeFieldProps) {
  const { t } = useTranslation();
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
