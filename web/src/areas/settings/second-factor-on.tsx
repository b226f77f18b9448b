import type { Account } from '@contract/people/account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeSecondFactor, renewRecoveryCodes } from './account-calls';
import { ConfirmationForm } from './confirmation-form';

type SecondFactorOnProps = {
  account: Account;
  /** New recovery codes, to be shown once. */
  onCodes: (codes: readonly string[]) => void;
  onRemoved: (account: Account) => void;
};

/** What can be done with a second factor that is set up. */
export function SecondFactorOn({ account, onCodes, onRemoved }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'renew' | 'remove' | null>(null);
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    meta: { success: 'settings.factor.renewed', quiet: true },
  });
  const remove = useMutation({
    mutationFn: removeSecondFactor,
    onSuccess: onRemoved,
    meta: { success: 'settings.factor.removed', quiet: true },
  });
  if (step) {
    return (
      <ConfirmationForm
        key={step}
        explained={t(`settings.factor.${step}.explained`)}
        submit={t(`settings.factor.${step}`)}
        danger={step === 'remove'}
        onConfirm={(step === 'renew' ? renew : remove).mutateAsync}
        onCancel={() => setStep(null)}
      />
    );
  }
  return (
    <div className="stack">
      <p>{t('settings.factor.codes-left', { count: account.recoveryCodesLeft })}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => setStep('renew')}>
          {t('settings.factor.renew')}
        </button>
        <button type="button" className="button ghost" onClick={() => setStep('remove')}>
          {t('settings.factor.remove')}
        </button>
      </div>
    </div>
  );
}
