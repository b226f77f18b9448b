import { VAT_ID_PATTERN, type Account, type BillingAddress } from '@contract/account';
import type { FieldProblems } from '../../ui/use-fields';

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

/** As people write it, with spaces and small letters. */
const compactVatId = (vatId: string): string => vatId.replaceAll(/[\s.-]/g, '').toUpperCase();

/** An address is whole or not there; a VAT ID has a form (Directive 2006/112/EC art. 215). */
export function billingProblems(draft: BillingDraft): FieldProblems<BillingField> {
  const missing = billingAddressOf(draft) ? addressFields.filter((field) => draft[field].trim() === '') : [];
  const vatId = compactVatId(draft.vatId);
  return {
    ...Object.fromEntries(missing.map((field) => [field, `settings.problem.${field}` as const])),
    ...(vatId !== '' && !VAT_ID_PATTERN.test(vatId) && { vatId: 'settings.problem.vatId' as const }),
  };
}
