import type { QuoteContact } from '@contract/quoting/quote';
import { isShape, isText } from '../../../lib/storage/guards';
import { storedValue } from '../../../lib/storage/stored-value';

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

const isDraft = isShape<ContactDraft>(
  Object.fromEntries(contactFields.map((field) => [field, isText])) as Record<ContactField, typeof isText>,
);

/** The form's values, kept as long as the tab lives, in all languages, and gone once the request is sent. */
export const keptContact = storedValue<ContactDraft | null>({ tab: 'pq.request' }, (value): value is ContactDraft => isDraft(value), null);
/** The account whose profile has filled the form in this tab: what was emptied since stays empty. */
export const filledFor = storedValue<string>({ tab: 'pq.requestFilledFor' }, isText, '');
