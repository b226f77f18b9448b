import type { Area } from '@contract/people/roles';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { enter, go } from './gate/require-area';
import { type Session, useSession } from './session/session';
import { isSignInRemembered, type SessionState } from './session/session-state';

type Entrance = {
  /** Absent on the server. */
  session: Session | undefined;
  area: Area;
  returnTo?: string;
  /** The contractors' login page is shown as it is, also to those who are signed in (spec §4). */
  shownAsIs?: boolean;
};

/** The time a login page waits for a role; after it the area's gate goes on waiting, with a mark and a limit of its own. */
const PATIENCE_MS = 3_000;

/** Returns true if it is known where somebody goes: an address that is not confirmed comes before every role. */
const isSettled = ({ account, userRole }: SessionState) => account !== null && (!account.emailVerified || userRole !== null);

async function settle(session: Session): Promise<SessionState> {
  await session.until(({ account }) => account !== null);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([session.until(isSettled), patience]);
  return session.read();
}

/** Leads people on as soon as they are signed in, here or in another tab. @returns whether that is still being found out */
export function useEntrance({ session, area, returnTo, shownAsIs = false }: Entrance) {
  const router = useRouter();
  const [submitted, setSubmitted] = useState(false);
  const proceeds = submitted || !shownAsIs;
  useEffect(() => {
    if (!session || !proceeds) return;
    let left = false;
    void settle(session).then((state) => !left && enter(router, area, state, returnTo));
    return () => {
      left = true;
    };
  }, [session, router, area, returnTo, proceeds]);
  const isRemembered = useSyncExternalStore(neverChanges, isSignInRemembered, () => false);
  const { loading } = useSession(session);
  return { checking: !shownAsIs && isRemembered && loading, onSubmitted: () => setSubmitted(true) };
}

const neverChanges = () => () => undefined;

type Confirmation = {
  session: Session | undefined;
  /** True once no link is left to be followed. */
  followed: boolean;
  hasLink: boolean;
};

/**
 * Leads on from the verification page: to the dashboard once the address is confirmed,
 * or to the login page when nobody is signed in and there is no link.
 */
export function useConfirmedEntrance({ session, followed, hasLink }: Confirmation): void {
  const router = useRouter();
  useEffect(() => {
    if (!session || !followed) return;
    let left = false;
    const isStranger = ({ loading, failure, currentUser }: SessionState) => !loading && !failure && !currentUser && !hasLink;
    const isConfirmed = ({ account, userRole, roleOverdue }: SessionState) =>
      account?.emailVerified === true && (userRole !== null || roleOverdue);
    void session
      .until((state) => left || isStranger(state) || isConfirmed(state))
      .then((state) => {
        if (left) return;
        if (state.account) enter(router, 'app', state, undefined);
        else go(router, '/app/login');
      });
    return () => {
      left = true;
    };
  }, [session, router, followed, hasLink]);
}
