import type { ContactMessage } from '../../contract/contact';

/** A message as stored. */
export type ContactRow = Omit<ContactMessage, 'id' | 'locale' | 'phone' | 'company'> & {
  id: number;
  documentId: string;
  language: ContactMessage['locale'];
  phone: string | null;
  company: string | null;
  requestHash: string;
};
