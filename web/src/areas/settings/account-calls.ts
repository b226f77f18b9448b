import {
  type Account,
  type AddressChange,
  type Confirmation,
  type DeviceSession,
  Email,
  type PasswordChange,
  type ProfileChange,
  type RecoveryCodes,
  type SecondFactorCode,
  type SecondFactorOffer,
  type SessionGrant,
} from '@contract/people/account';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { get, patch, post, remove } from '../../lib/http/http';
import type { FieldProblems } from '../../ui/forms/use-fields';

export const changeProfile = (change: ProfileChange) => patch<Account>('/api/account', change);

/** @throws Problem auth.password-wrong, auth.address-taken */
export const changeAddress = (change: z.infer<typeof AddressChange>) => post<Account>('/api/auth/change-email', change);

/** Ends all other sessions. @throws Problem auth.password-wrong, auth.password-refused */
export const changePassword = (change: z.infer<typeof PasswordChange>) => post<SessionGrant>('/api/auth/change-password', change);

export const offerSecondFactor = () => post<SecondFactorOffer>('/api/account/second-factor', {});

/** @throws Problem auth.code-wrong */
export const confirmSecondFactor = (body: z.infer<typeof SecondFactorCode>) =>
  post<RecoveryCodes>('/api/account/second-factor/confirm', body);

/** @throws Problem auth.password-wrong, auth.code-required, auth.code-wrong */
export const removeSecondFactor = (body: z.infer<typeof Confirmation>) => post<Account>('/api/account/second-factor/remove', body);

/** Replaces the recovery codes; the earlier ones stop working. @throws Problem auth.password-wrong, auth.code-required, auth.code-wrong */
export const renewRecoveryCodes = (body: z.infer<typeof Confirmation>) => post<RecoveryCodes>('/api/account/recovery-codes', body);

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => get<{ sessions: DeviceSession[] }>('/api/account/sessions', { signal }),
  });

/** Ends all sessions but the one in use. */
export const endOtherSessions = () => remove<unknown>('/api/account/sessions');

export const endSession = (id: string) => remove<unknown>(`/api/account/sessions/${encodeURIComponent(id)}`);

/** Returns a signed address of the archive with everything about the account. */
export const exportAccount = () => post<{ url: string }>('/api/account/export', {});

/** @throws Problem auth.password-wrong, auth.code-required, auth.code-wrong */
export const deleteAccount = (body: z.infer<typeof Confirmation>) => post<unknown>('/api/account/deletion', body);

export type SectionProps = {
  account: Account;
  /** The account as the server has it now. */
  onAccount: (account: Account) => void;
};

/** Saves a part of the account; the form that calls it shows what was refused. */
export const useProfileChange = (onAccount: SectionProps['onAccount']) =>
  useMutation({ mutationFn: changeProfile, onSuccess: onAccount, meta: { success: 'settings.saved', quiet: true } });

/** Returns what is wrong with a typed e-mail address. */
export function emailProblem(email: string): FieldProblems<'email'> {
  return Email.safeParse(email).success ? {} : { email: 'settings.problem.email' };
}

/** Returns a problem only without a password, since it is checked elsewhere. */
export const passwordProblem = (password: string): FieldProblems<'password'> => (password ? {} : { password: 'settings.problem.password' });

/** Returns a problem only without a second factor's code, where one is asked for. */
export const codeProblem = (code: string, requested = true): FieldProblems<'code'> =>
  code.trim() || !requested ? {} : { code: 'field.code-missing' };
