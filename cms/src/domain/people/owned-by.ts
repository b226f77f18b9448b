import type { PersonRow } from './person-row';

/** Whose documents are meant: those of an account, and those that nobody's account has under an address. */
export type Owner = Pick<PersonRow, 'accountId'> & { /** Null where it is not proven, or not asked for. */ email: string | null };

/** Part of a query for quotes and orders. */
export const ownedBy = ({ accountId, email }: Owner): { $or: object[] } => ({
  $or: [...(accountId === null ? [] : [{ ownerId: accountId }]), ...(email === null ? [] : [{ ownerId: { $null: true }, email }])],
});
