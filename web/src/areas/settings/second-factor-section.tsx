import type { Account, SecondFactorOffer } from '@contract/people/account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/marks/icon';
import { Panel } from '../../ui/layout/panel';
import { Spinner } from '../../ui/feedback/spinner';
import { offerSecondFactor } from './account-calls';
import { RecoveryCodeSheet } from './recovery-code-sheet';
import { SecondFactorOn } from './second-factor-on';
import { SecondFactorSetup } from './second-factor-setup';
import type { SectionProps } from './use-profile-change';

type SecondFactorSectionProps = SectionProps & { /** The account has changed on the server. */ onChanged: () => void };

/** Setting up, renewing and removing the second factor. */
export function SecondFactorSection({ account, onAccount, onChanged }: SecondFactorSectionProps) {
  const { t } = useTranslation();
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
  const { t } = useTranslation();
  return (
    <span className={secondFactor ? 'status ok' : 'status off'}>{t(secondFactor ? 'settings.factor.on' : 'settings.factor.off')}</span>
  );
}

type FactorIntroductionProps = { isRequired: boolean; onOffer: (offer: SecondFactorOffer) => void };

function FactorIntroduction({ isRequired, onOffer }: FactorIntroductionProps) {
  const { t } = useTranslation();
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
