import type { Account, SecondFactorOffer, Confirmation } from '@contract/people/account';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { Icon } from '../../ui/marks/icon';
import { Panel } from '../../ui/layout/panel';
import { Spinner } from '../../ui/feedback/loading';
import {
  codeProblem,
  confirmSecondFactor,
  offerSecondFactor,
  type SectionProps,
  passwordProblem,
  removeSecondFactor,
  renewRecoveryCodes,
} from './account-calls';
import { startDownload } from '../../downloads/use-download';
import { useToast } from '../../ui/feedback/toasts';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { QrCode } from '../../ui/layout/qr-code';
import { useForm } from '../../ui/forms/use-form';
import { CodeField, SaveButton } from './code-field';
import type * as z from 'zod/mini';
import { PasswordField } from '../../ui/forms/password-field';

type SecondFactorSectionProps = SectionProps & { /** The account has changed on the server. */ onChanged: () => void };

/** A section that sets up, renews and removes the second factor. */
export function SecondFactorSection({ account, onAccount, onChanged }: SecondFactorSectionProps) {
  const t = useT();
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const handleCodes = (fresh: readonly string[]) => {
    setOffer(null);
    setCodes(fresh);
    onChanged();
  };
  return (
    <Panel id="second-factor" title={t('settings.factor')} aside={<FactorState account={account} />}>
      {codes ? (
        <RecoveryCodeSheet codes={codes} onDone={() => setCodes(null)} />
      ) : account.secondFactor ? (
        <SecondFactorOn account={account} onCodes={handleCodes} onRemoved={onAccount} />
      ) : offer ? (
        <SecondFactorSetup offer={offer} onCodes={handleCodes} onCancel={() => setOffer(null)} />
      ) : (
        <FactorIntroduction isRequired={account.secondFactorMissing} onOffer={setOffer} />
      )}
    </Panel>
  );
}

function FactorState({ account: { secondFactor } }: { account: Account }) {
  const t = useT();
  return (
    <span className={secondFactor ? 'status ok' : 'status off'}>{t(secondFactor ? 'settings.factor.on' : 'settings.factor.off')}</span>
  );
}

type FactorIntroductionProps = { isRequired: boolean; onOffer: (offer: SecondFactorOffer) => void };

function FactorIntroduction({ isRequired, onOffer }: FactorIntroductionProps) {
  const t = useT();
  const { mutate, isPending } = useMutation({ mutationFn: offerSecondFactor, onSuccess: onOffer });
  return (
    <div className="stack">
      {isRequired && (
        <div className="note warn">
          <Icon name="triangle-alert" />
          <p>{t('settings.factor.required')}</p>
        </div>
      )}
      <p>{t('settings.factor.explained')}</p>
      <button type="button" className="button primary" disabled={isPending} onClick={() => mutate()}>
        {isPending && <Spinner />}
        {t('settings.factor.begin')}
      </button>
    </div>
  );
}

type RecoveryCodeSheetProps = { codes: readonly string[]; onDone: () => void };

/** Shows the recovery codes, once: to copy, keep as a file, or print. */
function RecoveryCodeSheet({ codes, onDone }: RecoveryCodeSheetProps) {
  const t = useT();
  const { work } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${t('settings.codes.file.title')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    work.success(t('settings.codes.copied'));
  };
  return (
    <div className="stack recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        {t('settings.codes')}
      </h3>
      <p>{t('settings.codes.explained')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row no-print">
        <button type="button" className="button" onClick={() => void copy()}>
          {t('settings.codes.copy')}
        </button>
        <button type="button" className="button" onClick={() => saveText(text, t('settings.codes.file'))}>
          {t('settings.codes.download')}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {t('settings.codes.print')}
        </button>
        <button type="button" className="button primary" onClick={onDone}>
          {t('settings.codes.done')}
        </button>
      </div>
    </div>
  );
}

function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  startDownload(url, fileName);
  URL.revokeObjectURL(url);
}

type SecondFactorSetupProps = { offer: SecondFactorOffer; onCodes: (codes: readonly string[]) => void; onCancel: () => void };

/** Shows the secret to the authenticator app and proves by a first code that it has arrived. */
function SecondFactorSetup({ offer, onCodes, onCancel }: SecondFactorSetupProps) {
  const t = useT();
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

/** Groups a secret by four characters, as people type them. */
export const groupSecret = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type SecondFactorOnProps = {
  account: Account;
  /** Receives new recovery codes, to be shown once. */
  onCodes: (codes: readonly string[]) => void;
  onRemoved: (account: Account) => void;
};

/** Shows what can be done with a second factor that is set up: new recovery codes, or removing it. */
function SecondFactorOn({ account, onCodes, onRemoved }: SecondFactorOnProps) {
  const t = useT();
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

type ConfirmationFormProps = {
  explained: string;
  submit: string;
  danger?: boolean;
  /** @throws Problem auth.password-wrong, auth.code-wrong */
  onConfirm: (confirmation: z.infer<typeof Confirmation>) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for password and code before a step that a borrowed browser must not take. */
function ConfirmationForm({ explained, submit, danger, onConfirm, onCancel }: ConfirmationFormProps) {
  const t = useT();
  const { form, field, problem, sending, onSubmit } = useForm<'password' | 'code'>({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({ ...passwordProblem(password), ...codeProblem(code) }),
    send: ({ password, code }) => onConfirm({ password, code: code.trim() }),
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <p>{explained}</p>
      <div className="two-columns">
        <PasswordField {...field('password')} label={t('settings.password.yours')} autoComplete="current-password" />
        <CodeField {...field('code')} />
      </div>
      <ProblemNote problem={problem} />
      <div className="row">
        <SaveButton sending={sending} danger={danger}>
          {submit}
        </SaveButton>
        <button type="button" className="button ghost" onClick={onCancel}>
          {t('dialog.cancel')}
        </button>
      </div>
    </form>
  );
}
