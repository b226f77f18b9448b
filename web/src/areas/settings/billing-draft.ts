import type { Account, BillingAddress } from '@contract/people/account';
import { compactVatId, isVatId } from '@contract/pricing/vat-id';
import type { FieldProblems } from '../../ui/forms/use-fields';

const addressFields = ['billingName', 'street', 'postcode', 'city'] as const;
export type BillingField = (typeof addressFields)[number] | 'country' | 'vatId';
export type BillingDraft = Record<BillingField, string>;

export function billingDraft({ billingAddress, vatId }: Pick<Account, 'billingAddress' | 'vatId'>): BillingDraft {
  const { name = '', street = '', postcode = '', city = '', country = 'DE' } = billingAddress ?? {};
  return { billingName: name, street, postcode, city, country, vatId };
}

/** The address as the server wants it; null when nothing was typed. */
export function billingAddressOf({ billingName, street, postcode, city, country }: BillingDraft): BillingAddress | null {
  const isEmpty = [billingName, street, postcode, city].every((value) => value.trim() === '');
  return isEmpty ? null : { name: billingName, street, postcode, city, country };
}

/** An address is whole or not there; a VAT ID has its country's form. */
export function billingProblems(draft: BillingDraft): FieldProblems<BillingField> {
  const missing = billingAddressOf(draft) ? addressFields.filter((field) => draft[field].trim() === '') : [];
  const vatId = compactVatId(draft.vatId);
  return {
    ...Object.fromEntries(missing.map((field) => [field, `settings.problem.${field}` as const])),
    ...(vatId !== '' && !isVatId(vatId) && { vatId: 'settings.problem.vatId' as const }),
  };
}
