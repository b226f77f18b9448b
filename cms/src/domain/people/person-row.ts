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

/** Whose documents are meant: those of an account, and those that nobody's account has under an address. */
export type Owner = Pick<PersonRow, 'accountId'> & { /** Null where it is not proven, or not asked for. */ email: string | null };

/** Part of a query for quotes and orders. */
export const ownedBy = ({ accountId, email }: Owner): { $or: object[] } => ({
  $or: [...(accountId === null ? [] : [{ ownerId: accountId }]), ...(email === null ? [] : [{ ownerId: { $null: true }, email }])],
});
