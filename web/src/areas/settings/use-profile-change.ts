import type { Account } from '@contract/people/account';
import { useMutation } from '@tanstack/react-query';
import { changeProfile } from './account-calls';

export type SectionProps = {
  account: Account;
  /** The account as the server has it now. */
  onAccount: (account: Account) => void;
};

/** Saves a part of the account; the form that calls it shows what was refused. */
export const useProfileChange = (onAccount: SectionProps['onAccount']) =>
  useMutation({ mutationFn: changeProfile, onSuccess: onAccount, meta: { success: 'settings.saved', quiet: true } });
