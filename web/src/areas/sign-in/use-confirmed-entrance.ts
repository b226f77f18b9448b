import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { enter, go } from './enter';
import type { Session } from './session';
import type { SessionState } from './session-state';

type Confirmation = {
  session: Session | undefined;
  /** No link is left to be followed. */
  followed: boolean;
  hasLink: boolean;
};

/**
 * The verification page's way on: to the dashboard once the address is confirmed,
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
