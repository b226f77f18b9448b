import type { SessionGrant } from '@contract/people/account';
import { post } from '../../lib/http';

const REFRESH_LOCK = 'session-refresh';

/**
 * Renews the session by its cookie, one after the other over all tabs: each renews the cookie that the next one sends.
 * @throws Problem auth.session-ended
 */
export const refreshSession = (): Promise<SessionGrant> => inTurn(() => post<SessionGrant>('/api/auth/refresh', {}));

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(REFRESH_LOCK, work) as Promise<T>) : work();
