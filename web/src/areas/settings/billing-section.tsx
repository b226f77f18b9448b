import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { countries } from '../../ui/forms/countries';
import { Field } from '../../ui/forms/field';
import { Panel } from '../../ui/layout/panel';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { billingAddressOf, billingDraft, billingProblems, type BillingField } from './billing-draft';
import { SaveButton } from './save-button';
import { useProfileChange, type SectionProps } from './use-profile-change';

/** What stands on invoices: address and VAT ID. */
export function BillingSection({ account, onAccount }: SectionProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const options = useMemo(() => countries(locale).map(({ code, name }) => ({ value: code, text: name })), [locale]);
  const { mutateAsync: save } = useProfileChange(onAccount);
  const { form, field, problem, sending, onSubmit } = useForm<BillingField>({
    initial: billingDraft(account),
    check: billingProblems,
    send: (draft) => save({ billingAddress: billingAddressOf(draft), vatId: draft.vatId }),
  });
  return (
    <Panel id="billing" title={t('settings.billing')}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p className="muted">{t('settings.billing.explained')}</p>
        <div className="two-columns">
          <Field {...field('billingName')} label={t('settings.billing.name')} required autoComplete="billing name" maxLength={160} />
          <Field {...field('street')} label={t('settings.billing.street')} required autoComplete="billing street-address" maxLength={160} />
          <Field {...field('postcode')} label={t('settings.billing.postcode')} required autoComplete="billing postal-code" maxLength={20} />
          <Field {...field('city')} label={t('settings.billing.city')} required autoComplete="billing address-level2" maxLength={120} />
          <Field {...field('country')} label={t('settings.billing.country')} required options={options} autoComplete="billing country" />
          <Field {...field('vatId')} label={t('settings.billing.vat-id')} hint={t('settings.billing.vat-id.hint')} autoComplete="off" />
        </div>
        <ProblemNote problem={problem} />
        <SaveButton sending={sending}>{t('settings.save')}</SaveButton>
      </form>
    </Panel>
  );
}
