import type { ContactMessage } from '../../contract/contact';

/** A message as stored. */
export type ContactRow = Omit<ContactMessage, 'id' | 'locale' | 'phone' | 'company'> & {
  id: number;
  documentId: string;
  language: ContactMessage['locale'];
  phone: string | null;
  company: string | null;
  /** When it was last filed; null while it is open. */
  closedAt: string | null;
  requestHash: string;
};
