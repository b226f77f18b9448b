import type { Account, AuthUser, EmailVerification, Login, PasswordReset, SessionGrant, SignUp } from '@contract/people/account';
import { ACCOUNT_PRICE_VIEW_KEY, type CustomerType } from '@contract/pricing/customer-type';
import type { Problem } from '@contract/problem';
import type { Role } from '@contract/people/roles';
import { call } from '../../../lib/http/functions-client';
import { post } from '../../../lib/http/http';
import type * as z from 'zod/mini';

/** The state of the session (spec §3 "Session"), and what the areas need besides. */
export type SessionState = {
  /** True until it is known whether somebody is signed in. */
  loading: boolean;
  currentUser: AuthUser | null;
  /** Null until it is loaded. */
  userRole: Role | null;
  account: Account | null;
  /** The role did not come within 15 s (spec §4). */
  roleOverdue: boolean;
  /** The reason why it could not be found out who is signed in. */
  failure: Problem | null;
};

/** The state before anything is known, and all that the server ever knows. */
export const unknownSession: SessionState = {
  loading: true,
  currentUser: null,
  userRole: null,
  account: null,
  roleOverdue: false,
  failure: null,
};

export const signedOut: SessionState = { ...unknownSession, loading: false };

/** Creates the store of the session's state, which notifies of changes. */
export function createSessionState() {
  let state = unknownSession;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const set = (next: Partial<SessionState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** Returns the first state from now on for which something holds. */
  const until = (holds: (state: SessionState) => boolean): Promise<SessionState> =>
    new Promise((resolve) => {
      if (holds(state)) return resolve(state);
      const stop = subscribe(() => {
        if (!holds(state)) return;
        stop();
        resolve(state);
      });
    });
  return {
    read: () => state,
    set,
    /** The auth-state listener: called after each change. */
    subscribe,
    until,
  };
}

export type SessionStateHolder = ReturnType<typeof createSessionState>;

type SessionNews = 'signed-in' | 'signed-out';

/** Creates a channel that notifies the other tabs of this browser, and hears them. */
export function createSessionChannel(onNews: (news: SessionNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: (_news: SessionNews) => undefined };
  const channel = new BroadcastChannel('session');
  channel.addEventListener('message', (event: MessageEvent<SessionNews>) => onNews(event.data));
  return { tell: (news: SessionNews) => channel.postMessage(news) };
}

const KEY = 'signedIn';

/** Returns true if asking for a session makes sense. It does not say whose; without storage the server is asked each time. */
export function isSignInRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberSignIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else for (const key of [KEY, ACCOUNT_PRICE_VIEW_KEY]) localStorage.removeItem(key);
  } catch {
    // Without storage the server is asked.
  }
}

/** Keeps, while the account is signed in, that public pages show it prices for businesses, which is what a VAT ID says of it. */
export function rememberAccountPriceView({ vatId }: Pick<Account, 'vatId'>): void {
  try {
    if (vatId === '') localStorage.removeItem(ACCOUNT_PRICE_VIEW_KEY);
    else localStorage.setItem(ACCOUNT_PRICE_VIEW_KEY, 'business' satisfies CustomerType);
  } catch {
    // Without storage public pages show prices as they do to everybody.
  }
}

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
