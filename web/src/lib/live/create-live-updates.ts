import type { Changes } from '@contract/changes';
import type { QueryClient } from '@tanstack/react-query';
import type { Contact } from './contact';
import { createFollower } from './create-follower';
import { isOutdatedBy } from './is-outdated-by';
import { readChanges } from './read-changes';

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

  /** A hidden page learns what happened when it is looked at again. */
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
