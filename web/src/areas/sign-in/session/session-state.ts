import type { Account, AuthUser } from '@contract/people/account';
import type { Problem } from '@contract/problem';
import type { Role } from '@contract/people/roles';

/** Spec §3 "Session", and what the areas need besides. */
export type SessionState = {
  /** Until it is known whether somebody is signed in. */
  loading: boolean;
  currentUser: AuthUser | null;
  /** Null while not yet loaded. */
  userRole: Role | null;
  account: Account | null;
  /** The role did not come within 15 s (spec §4). */
  roleOverdue: boolean;
  /** Why it could not be found out who is signed in. */
  failure: Problem | null;
};

/** Before anything is known, and all that the server ever knows. */
export const unknownSession: SessionState = {
  loading: true,
  currentUser: null,
  userRole: null,
  account: null,
  roleOverdue: false,
  failure: null,
};

export const signedOut: SessionState = { ...unknownSession, loading: false };

/** Holds the state and tells of its changes. */
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
  /** The first state from now on for which something holds. */
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

/** Tells the other tabs of this browser, and hears them. */
export function createSessionChannel(onNews: (news: SessionNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: (_news: SessionNews) => undefined };
  const channel = new BroadcastChannel('session');
  channel.addEventListener('message', (event: MessageEvent<SessionNews>) => onNews(event.data));
  return { tell: (news: SessionNews) => channel.postMessage(news) };
}

const KEY = 'signedIn';

/** Whether asking for a session makes sense. Says nothing about who; without storage the server is asked each time. */
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
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the server is asked.
  }
}
