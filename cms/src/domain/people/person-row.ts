import { searchText } from '../../platform/search/search-text';
import type { PersonKind } from '../../contract/people/person';

/** An address with what is known of its owner, as stored. */
export type PersonRow = {
  id: number;
  documentId: string;
  email: string;
  kind: PersonKind;
  accountId: string | null;
  name: string | null;
  company: string | null;
  phone: string | null;
  /** Whether the address of the account is proven. */
  confirmed: boolean;
  blocked: boolean;
  since: string | null;
  /** When all was erased that the law does not make us keep. */
  erasedAt: string | null;
};

type SearchedPerson = Pick<PersonRow, 'name' | 'email' | 'company' | 'phone'>;
/** What lists of people are searched by. */
export const personSearchText = ({ name, email, company, phone }: SearchedPerson): string => searchText(name, email, company, phone);
