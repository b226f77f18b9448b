import type { SecondFactorOffer } from '@contract/people/account';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { QrCode } from '../../ui/layout/qr-code';
import { useForm } from '../../ui/forms/use-form';
import { confirmSecondFactor } from './account-calls';
import { CodeField } from './code-field';
import { codeProblem } from './credential-problems';
import { groupSecret } from './group-secret';
import { SaveButton } from './save-button';

type SecondFactorSetupProps = { offer: SecondFactorOffer; onCodes: (codes: readonly string[]) => void; onCancel: () => void };

/** Shows the secret to the authenticator app and proves by a first code that it has arrived. */
export function SecondFactorSetup({ offer, onCodes, onCancel }: SecondFactorSetupProps) {
  const { t } = useTranslation();
  const { mutateAsync: confirm } = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    meta: { success: 'settings.factor.done', quiet: true },
  });
  const { form, field, problem, sending, onSubmit } = useForm<'code'>({
    initial: { code: '' },
    check: ({ code }) => codeProblem(code),
    send: ({ code }) => confirm({ code: code.trim() }),
  });
  return (
    <form ref={form} className="factor-setup" noValidate onSubmit={onSubmit}>
      <QrCode rows={offer.qr} label={t('settings.factor.qr')} />
      <div className="stack">
        <p>{t('settings.factor.scan')}</p>
        <p>
          {t('settings.factor.secret')}
          <code className="factor-secret">{groupSecret(offer.secret)}</code>
        </p>
        <CodeField {...field('code')} hint={t('settings.factor.code.hint')} />
        <ProblemNote problem={problem} />
        <div className="row">
          <SaveButton sending={sending}>{t('settings.factor.confirm')}</SaveButton>
          <button type="button" className="button ghost" onClick={onCancel}>
            {t('dialog.cancel')}
          </button>
        </div>
      </div>
    </form>
  );
}
