import type { Change, Changes, ChangeTopic } from '@contract/people/audit';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Contact } from './contact';
import { FOLLOW_TIMEOUT_MS, FOLLOW_WAIT_S } from '@contract/constants';
import { get } from '../http/http';
import { queryString } from '../http/query-string';
import { Problem } from '@contract/problem';

/** Keeps what is shown up to date while somebody is signed in and looks (spec §9, document database). */
export function createLiveUpdates(queryClient: QueryClient, contact: Contact) {
  let stop = new AbortController();
  let follow: ReturnType<typeof createFollower> | null = null;
  let account: string | null = null;

  function onChanges({ changes, missed }: Changes): void {
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      missed || changes.some((change) => isOutdatedBy(queryKey, change));
    void queryClient.invalidateQueries({ predicate });
  }

  function onContact(isBack: boolean): void {
    const wasLost = contact.isLost();
    contact.set(isBack);
    // Meanwhile pages showed what was kept.
    if (wasLost && isBack) void queryClient.invalidateQueries();
  }

  /** Follows the log while the page is seen; a hidden page learns what happened when it is looked at again. */
  function turn(): void {
    stop.abort();
    stop = new AbortController();
    if (document.visibilityState === 'visible') void follow?.(stop.signal);
  }

  document.addEventListener('visibilitychange', turn);
  addEventListener('offline', () => follow && onContact(false));

  /** Follows for another account, or for nobody. */
  return function followFor(uid: string | null): void {
    if (uid === account) return;
    account = uid;
    follow = uid === null ? null : createFollower({ read: readChanges, onChanges, onContact });
    if (!follow) contact.set(true);
    turn();
  };
}

/**
 * Reads what has changed since a place in the log, as soon as something has; without a place, it reads where the log ends.
 * @throws Problem
 */
function readChanges(since: number | undefined, signal: AbortSignal): Promise<Changes> {
  const query = queryString({ since: since?.toString(), wait: String(FOLLOW_WAIT_S.usual) });
  return get(`/api/changes${query}`, { signal, timeoutMs: FOLLOW_TIMEOUT_MS, retries: 0 });
}

/** The first words of the query keys of a document, and of other queries that show something of it. */
const shownBy: Record<ChangeTopic, { own: readonly string[]; with: readonly string[] }> = {
  quote: { own: ['quotes'], with: ['orders'] },
  order: { own: ['orders'], with: ['quotes'] },
  assignment: { own: ['assignments', 'work'], with: ['quotes', 'orders'] },
  invoice: { own: ['invoices'], with: ['orders'] },
  account: { own: ['contacts', 'contractors', 'invitations', 'sessions'], with: ['contractors'] },
  contact: { own: ['messages', 'contacts'], with: [] },
  declaration: { own: ['declarations'], with: ['orders'] },
  mail: { own: ['mails'], with: [] },
  approval: { own: ['approvals'], with: [] },
};

/** Returns true if data read under a key may be outdated by a change: lists and the document itself, not other documents of its kind. */
export function isOutdatedBy(queryKey: QueryKey, { topic, id }: Change): boolean {
  const [noun, part] = queryKey[0] === 'staff' ? queryKey.slice(1) : queryKey;
  if (noun === 'overview') return true;
  const { own, with: others } = shownBy[topic];
  if (others.includes(String(noun))) return true;
  return own.includes(String(noun)) && (typeof part !== 'string' || part === 'list' || part === id);
}

/** The pause between two answers, so that a busy shop does not make every page load all the time. */
const CALM_MS = 1_000;

type Follower = {
  read: (since: number | undefined, signal: AbortSignal) => Promise<Changes>;
  onChanges: (changes: Changes) => void;
  onContact: (contact: boolean) => void;
};

/** Follows the log until its signal aborts; followed again, it goes on where it left off. */
function createFollower({ read, onChanges, onContact }: Follower) {
  let since: number | undefined;

  /** @throws what is no Problem: a bug */
  async function readOnce(signal: AbortSignal): Promise<Problem | null> {
    try {
      const changes = await read(since, signal);
      if (signal.aborted) return null;
      since = changes.seq;
      onContact(true);
      if (changes.missed || changes.changes.length > 0) onChanges(changes);
      return null;
    } catch (failure) {
      if (signal.aborted) return null;
      if (!(failure instanceof Problem)) throw failure;
      return failure;
    }
  }

  return async function follow(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      const problem = await readOnce(signal);
      if (problem) onContact(problem.code !== 'server.unavailable');
      failures = problem ? failures + 1 : 0;
      await sleep(problem ? pauseAfter(failures, Math.random()) : CALM_MS, signal);
    }
  };
}

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Returns how long to wait after so many failures in a row: twice as long each time, and not the same for all browsers.
 * @param chance from 0 to 1
 */
export const pauseAfter = (failures: number, chance: number): number =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.75 + chance / 2);

/** Waits; ends early when the signal aborts or the network is back. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const awake = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      awake.abort();
      resolve();
    };
    const timer = setTimeout(wake, ms);
    if (signal.aborted) return wake();
    signal.addEventListener('abort', wake, { signal: awake.signal });
    addEventListener('online', wake, { signal: awake.signal });
  });
}
