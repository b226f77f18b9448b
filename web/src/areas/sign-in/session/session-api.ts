import type { EmailVerification, Login, PasswordReset, SessionGrant, SignUp } from '@contract/people/account';
import type { Role } from '@contract/people/roles';
import { call } from '../../../lib/http/functions-client';
import { post } from '../../../lib/http/http';
import type * as z from 'zod/mini';

const REFRESH_LOCK = 'session-refresh';

/**
 * Renews the session by its cookie, one after the other over all tabs: each renews the cookie that the next one sends.
 * @throws Problem auth.session-ended
 */
export const refreshSession = (): Promise<SessionGrant> => inTurn(() => post<SessionGrant>('/api/auth/refresh', {}));

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(REFRESH_LOCK, work) as Promise<T>) : work();

/** The calls that a session is made of. */
export const sessionApi = {
  signIn: (login: Login) => post<SessionGrant>('/api/auth/login', login),
  signUp: (input: SignUp, headers: Record<string, string>) => call('handleUserCreation', input, headers),
  refresh: refreshSession,
  signOut: () => post<unknown>('/api/auth/logout', {}),
  roleOf: async (uid: string): Promise<Role> => (await call('getUserRole', { userId: uid })).role,
};

export type SessionApi = typeof sessionApi;

/** Confirms an address by the mailed token. @throws Problem auth.link-invalid, auth.link-needs-password, rate.limited */
export const verifyEmail = (verification: z.infer<typeof EmailVerification>) =>
  post<{ email: string; emailVerified: true }>('/api/auth/verify-email', verification);

/** @throws Problem auth.already-verified, rate.limited */
export const resendVerification = () => post<unknown>('/api/auth/resend-verification', {});

/** @throws Problem auth.link-invalid, auth.password-refused */
export const resetPassword = (reset: z.infer<typeof PasswordReset>) => post<{ email: string }>('/api/auth/reset-password', reset);

/** Makes the account of an invited contractor. @throws Problem auth.link-invalid, auth.password-refused, auth.address-taken */
export const acceptInvitation = (reset: z.infer<typeof PasswordReset>) => post<{ email: string }>('/api/auth/accept-invitation', reset);
