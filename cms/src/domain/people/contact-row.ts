import { searchText } from '../../platform/search/search-text';
import type { ContactMessage } from '../../contract/people/contact';

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

/** What the mailbox of messages is searched by. */
export const contactSearchText = ({ name, email, company, phone }: Pick<ContactRow, 'name' | 'email' | 'company' | 'phone'>): string =>
  searchText(name, email, company, phone);
