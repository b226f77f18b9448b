import type { QuoteContact } from '@contract/quoting/quote';

/** The fields in the order of the form. */
export const contactFields = [
  'customerType',
  'name',
  'email',
  'company',
  'vatId',
  'phone',
  'projectCountry',
  'projectPostcode',
  'wantedDate',
  'message',
] as const satisfies readonly (keyof QuoteContact)[];
export type ContactField = (typeof contactFields)[number];

/** The values of the form, as text. */
export type ContactDraft = Record<ContactField, string>;

export const emptyContact: ContactDraft = {
  name: '',
  email: '',
  customerType: '',
  projectCountry: 'DE',
  company: '',
  phone: '',
  vatId: '',
  projectPostcode: '',
  wantedDate: '',
  message: '',
};

/** Returns the contact to send: trimmed, without the fields that were left empty. */
export const contactOf = (draft: ContactDraft): QuoteContact =>
  Object.fromEntries(contactFields.map((field) => [field, draft[field].trim()]).filter(([, text]) => text !== '')) as QuoteContact;
