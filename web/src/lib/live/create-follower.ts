import type { Changes } from '@contract/changes';
import { Problem } from '@contract/problem';
import { pauseAfter } from './pause-after';
import { sleep } from './sleep';

/** Between two answers, so that a busy shop does not make every page load all the time. */
const CALM_MS = 1_000;

type Follower = {
  read: (since: number | undefined, signal: AbortSignal) => Promise<Changes>;
  onChanges: (changes: Changes) => void;
  onContact: (contact: boolean) => void;
};

/** Follows the log until its signal aborts; followed again, it goes on where it left off. */
export function createFollower({ read, onChanges, onContact }: Follower) {
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
