import { useSyncExternalStore } from 'react';
import type { Session } from './session';
import { unknownSession, type SessionState } from './session-state';

const neverChanges = () => () => undefined;
const readUnknown = () => unknownSession;

/** The session's present state (spec §3). On the server, and while its page is taken over, nothing is known. */
export const useSession = (session: Session | undefined): SessionState =>
  useSyncExternalStore(session?.subscribe ?? neverChanges, session?.read ?? readUnknown, readUnknown);
