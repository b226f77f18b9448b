import type { OfferDocument } from '@contract/billing/document';
import { useMemo } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { countries } from '../../ui/forms/countries';
import { Field, type FieldProps } from '../../ui/forms/field';
import type { AcceptanceField } from './acceptance-draft';

type BillingFieldsProps = {
  field: (name: AcceptanceField) => Pick<FieldProps, 'name' | 'value' | 'problem' | 'onValue'>;
  document: Pick<OfferDocument, 'buyer' | 'taxCase'>;
};

/** Whom the invoice goes to; companies also name themselves, their VAT ID and their own number for the order. */
export function BillingFields({ field, document: { buyer, taxCase } }: BillingFieldsProps) {
  const t = useT();
  const locale = useLocale();
  const options = useMemo(() => countries(locale).map(({ code, name }) => ({ value: code, text: name })), [locale]);
  const isBusiness = buyer.customerType === 'business';
  const isVatIdNeeded = taxCase === 'reverse-charge';
  return (
    <fieldset>
      <legend className="field-label">{t('accept.billing')}</legend>
      <div className="two-columns">
        {isBusiness && <Field {...field('company')} label={t('accept.company')} autoComplete="billing organization" maxLength={160} />}
        <Field {...field('name')} label={t('accept.name')} required autoComplete="billing name" maxLength={160} />
        <Field {...field('street')} label={t('accept.street')} required autoComplete="billing street-address" maxLength={160} />
        <Field {...field('postcode')} label={t('accept.postcode')} required autoComplete="billing postal-code" maxLength={20} />
        <Field {...field('city')} label={t('accept.city')} required autoComplete="billing address-level2" maxLength={120} />
        <Field {...field('country')} label={t('accept.country')} required options={options} autoComplete="billing country" />
        {isBusiness && (
          <>
            <Field
              {...field('vatId')}
              label={t('accept.vat-id')}
              hint={t(isVatIdNeeded ? 'accept.vat-id.needed' : 'accept.vat-id.hint')}
              required={isVatIdNeeded}
              autoComplete="off"
            />
            <Field
              {...field('reference')}
              label={t('accept.reference')}
              hint={t('accept.reference.hint')}
              autoComplete="off"
              maxLength={120}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}
