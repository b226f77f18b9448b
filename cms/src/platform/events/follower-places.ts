import { Problem } from '../../contract/problem';

/** The most calls of one account that may wait in one process: more visible windows than anybody has. */
const MAX_PLACES = 20;

const taken = new Map<string, number>();

/** Lets a call wait for changes while its account has not taken too many places. @throws Problem rate.limited */
export async function followOnce<T>(accountId: string, wait: () => Promise<T>): Promise<T> {
  const before = taken.get(accountId) ?? 0;
  if (before >= MAX_PLACES) throw new Problem('rate.limited', { seconds: 5 });
  taken.set(accountId, before + 1);
  try {
    return await wait();
  } finally {
    const left = (taken.get(accountId) ?? 1) - 1;
    if (left > 0) taken.set(accountId, left);
    else taken.delete(accountId);
  }
}
