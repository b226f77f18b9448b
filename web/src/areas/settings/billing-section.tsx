import { useMemo } from 'react';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';
import { countries } from '../../ui/forms/countries';
import { Field } from '../../ui/forms/field';
import { Panel } from '../../ui/layout/panel';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { SaveButton } from './code-field';
import { type SectionProps, useProfileChange } from './account-calls';
import type { Account, BillingAddress } from '@contract/people/account';
import { compactVatId, isVatId } from '@contract/pricing/vat-id';
import type { FieldProblems } from '../../ui/forms/use-fields';

/** A form for the address and VAT ID that are printed on invoices. */
export function BillingSection({ account, onAccount }: SectionProps) {
  const t = useT();
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

const addressFields = ['billingName', 'street', 'postcode', 'city'] as const;
type BillingField = (typeof addressFields)[number] | 'country' | 'vatId';
export type BillingDraft = Record<BillingField, string>;

export function billingDraft({ billingAddress, vatId }: Pick<Account, 'billingAddress' | 'vatId'>): BillingDraft {
  const { name = '', street = '', postcode = '', city = '', country = 'DE' } = billingAddress ?? {};
  return { billingName: name, street, postcode, city, country, vatId };
}

/** Returns the address as the server wants it; null when nothing was typed. */
export function billingAddressOf({ billingName, street, postcode, city, country }: BillingDraft): BillingAddress | null {
  const isEmpty = [billingName, street, postcode, city].every((value) => value.trim() === '');
  return isEmpty ? null : { name: billingName, street, postcode, city, country };
}

/** Returns what is wrong: an address is whole or not there, and a VAT ID has its country's form. */
export function billingProblems(draft: BillingDraft): FieldProblems<BillingField> {
  const missing = billingAddressOf(draft) ? addressFields.filter((field) => draft[field].trim() === '') : [];
  const vatId = compactVatId(draft.vatId);
  return {
    ...Object.fromEntries(missing.map((field) => [field, `settings.problem.${field}` as const])),
    ...(vatId !== '' && !isVatId(vatId) && { vatId: 'settings.problem.vatId' as const }),
  };
}
