import type { Account, Login, SessionGrant, SignUp, SignUpResult } from '@contract/people/account';
import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import type { TokenSource } from '../../../lib/http/bearer';
import { type AccessToken, createAccessToken } from './access-token';
import {
  sessionApi,
  type SessionApi,
  createSessionChannel,
  createSessionState,
  isSignInRemembered,
  rememberAccountPriceView,
  rememberSignIn,
  type SessionState,
  type SessionStateHolder,
  signedOut,
  unknownSession,
} from './session-state';
import { type Role, ROLE_TIMEOUT_MS } from '@contract/people/roles';
import { useSyncExternalStore } from 'react';

/**
 * Creates the one session that all areas of a page load share. The access token lives in here only, the refresh token in an httpOnly
 * cookie.
 */
export function createSession(api: SessionApi = sessionApi) {
  const lifetime = createLifetime(api);
  const { state, token, begin, end } = lifetime;
  const { source, waitFor } = createTokenSource(state, token);
  const tabs = createSessionChannel((news) => (news === 'signed-out' ? end() : void token.renew().catch(() => undefined)));

  /** @throws Problem auth.credentials-wrong, auth.code-required, auth.code-wrong, auth.blocked, rate.limited */
  async function signIn(login: Login): Promise<void> {
    begin(await api.signIn(login));
    tabs.tell('signed-in');
  }

  async function leave(beforeEnd?: () => void): Promise<void> {
    await api.signOut();
    beforeEnd?.();
    end();
    tabs.tell('signed-out');
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    until: state.until,
    /** Asks who is signed in. The answer counts once the page is taken over: before, it would be another page than the server sent. */
    async start(): Promise<void> {
      if (!isSignInRemembered()) return lifetime.pageTakenOver.then(end);
      await token.renew().catch((failure: unknown) => state.set({ loading: false, failure: asProblem(failure) }));
    },
    takenOver: lifetime.takenOver,
    source,
    signIn,
    /** Creates an account and signs in with it (spec §7). @throws Problem; a refusal with a message is an answer */
    async signUp(input: SignUp, headers: Record<string, string>): Promise<SignUpResult> {
      const result = await api.signUp(input, headers);
      if (!result.success) return result;
      if (result.user) state.set({ loading: false, currentUser: result.user });
      await signIn({ email: input.email, password: input.password });
      return result;
    },
    /** Ends this session here and in all tabs. @throws Problem when the server could not be told */
    signOut(beforeEnd?: () => void): Promise<void> {
      const left = leave(beforeEnd);
      waitFor(left);
      return left;
    },
    /** Takes over the session that another call has answered with, such as a password change. */
    begin,
    /** Shows what a call has answered about the signed-in account. */
    showAccount: lifetime.showAccount,
    /** Asks again what the server knows of the account, in all tabs. @throws Problem */
    async refresh(): Promise<void> {
      await token.renew();
      tabs.tell('signed-in');
    },
    /** Forgets the session after the server has ended it. */
    end(): void {
      end();
      tabs.tell('signed-out');
    },
  };
}

export type Session = ReturnType<typeof createSession>;

/**
 * Creates the token source for `withBearer`: it waits for the first answer about who is signed in, and while somebody signs out, since the
 * server would refuse.
 */
function createTokenSource(state: SessionStateHolder, token: AccessToken) {
  let leaving: Promise<unknown> = Promise.resolve();
  const waitFor = (end: Promise<unknown>) => {
    leaving = end.catch(() => undefined);
  };
  const source: TokenSource = {
    token: () => leaving.then(() => state.until(({ loading }) => !loading)).then(token.read),
    renew: (refused) => leaving.then(() => (state.read().currentUser ? token.renewFrom(refused) : null)),
  };
  return { source, waitFor };
}

/** Creates the part of a session that begins, renews and ends it within one page load. */
function createLifetime(api: SessionApi) {
  const state = createSessionState();
  const role = createRoleLookup(api.roleOf, state);
  const token = createAccessToken(renew);
  let takenOver: () => void = () => undefined;
  const pageTakenOver = new Promise<void>((resolve) => {
    takenOver = resolve;
  });

  function showAccount(account: Account): void {
    const { uid, email, emailVerified } = account;
    const isOther = state.read().account?.uid !== uid;
    const known = { loading: false, failure: null, account, currentUser: { uid, email, emailVerified } };
    rememberAccountPriceView(account);
    state.set(isOther ? { ...known, userRole: null, roleOverdue: false } : known);
  }

  function begin(grant: SessionGrant): void {
    token.hold(grant);
    rememberSignIn(true);
    showAccount(grant.account);
    void role.begin(grant.account.uid);
  }

  function end(): void {
    role.end();
    token.drop();
    rememberSignIn(false);
    state.set(signedOut);
  }

  /** Returns another access token by the cookie; null when the session is over. @throws Problem when the server could not be asked */
  async function renew(): Promise<string | null> {
    try {
      const grant = await api.refresh().finally(() => pageTakenOver);
      begin(grant);
      return grant.accessToken;
    } catch (failure) {
      if (!(failure instanceof Problem && statusOf(failure) === 401)) throw failure;
      end();
      return null;
    }
  }

  return { state, token, begin, end, showAccount, pageTakenOver, takenOver };
}

const asProblem = (failure: unknown) => (failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure }));

/** Asks for the role of whoever is signed in, once for each sign-in. */
function createRoleLookup(roleOf: SessionApi['roleOf'], { read, set }: SessionStateHolder) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedUp: string | null = null;
  return {
    /** Looks up the role. A lookup that fails makes a customer of everybody (spec §4); one that hangs is overdue after 15 s. */
    async begin(uid: string): Promise<void> {
      if (lookedUp === uid) return;
      lookedUp = uid;
      clearTimeout(timer);
      timer = setTimeout(() => set({ roleOverdue: true }), ROLE_TIMEOUT_MS);
      const userRole = await roleOf(uid).catch((): Role => 'user');
      if (read().currentUser?.uid !== uid) return;
      clearTimeout(timer);
      set({ userRole, roleOverdue: false });
    },
    end(): void {
      clearTimeout(timer);
      lookedUp = null;
    },
  };
}

const neverChanges = () => () => undefined;
const readUnknown = () => unknownSession;

/** Returns the session's present state (spec §3). On the server, and until the page is hydrated, nothing is known. */
export const useSession = (session: Session | undefined): SessionState =>
  useSyncExternalStore(session?.subscribe ?? neverChanges, session?.read ?? readUnknown, readUnknown);
