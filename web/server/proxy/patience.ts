import { CALL_TIMEOUT_MS } from '@contract/people/callables';
import { BODY_SILENCE_MS, FOLLOW_WAIT_S } from '@contract/constants';

/** The timeout of reads while rendering; a person waits for each of them. */
export const RENDER_READ_TIMEOUT_MS = 5_000;
/** The time without an answer after which a known answer is used. */
const PATIENCE_MS = 300;
export const CONNECT_TIMEOUT_MS = 2_000;

const CALL_MS = 25_000;
/** The timeout of functions; it is longer than the browsers' own, so that they can report theirs. */
const FUNCTION_MS = CALL_TIMEOUT_MS + 5_000;
const LONG_POLL_GRACE_MS = 10_000;

/** Returns the timeout of a long poll that waits `waitS` seconds for changes. */
export const longPollTimeoutMs = (waitS: number): number => waitS * 1_000 + LONG_POLL_GRACE_MS;

/** Returns how long a proxied call may stay without an answer. Bytes of a body count as signs of life. */
export function answerTimeoutMs(method: string, { pathname, searchParams }: URL): number {
  if (pathname.startsWith('/api/functions/')) return FUNCTION_MS;
  if (/^\/api\/changes(?:\/|$)/.test(pathname)) return longPollTimeoutMs(waitOf(searchParams));
  const isUpload = method !== 'GET' && method !== 'HEAD' && /^\/api\/files(?:\/|$)/.test(pathname);
  return isUpload ? BODY_SILENCE_MS : CALL_MS;
}

/** Returns the seconds a long poll waits, as the CMS reads them. */
function waitOf(search: URLSearchParams): number {
  const requested = Number(search.get('wait') ?? FOLLOW_WAIT_S.usual);
  return Number.isFinite(requested) ? Math.min(Math.max(requested, 0), FOLLOW_WAIT_S.longest) : FOLLOW_WAIT_S.usual;
}

/** Notices when the CMS keeps a call waiting, so that what is known already can serve meanwhile. */
export class Patience {
  /** The number of calls that have waited too long and still do. */
  private overdue = 0;
  private readonly waiting = new Set<() => void>();

  /** Follows a call to the CMS to its end. */
  async follow<T>(call: Promise<T>): Promise<T> {
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      this.overdue++;
      for (const giveUp of this.waiting) giveUp();
    }, PATIENCE_MS);
    try {
      return await call;
    } finally {
      clearTimeout(timer);
      if (isOverdue) this.overdue--;
    }
  }

  /** Returns the result of `task`, or `known` at once while the CMS lets any call wait. The task goes on in either case. */
  async orElse<T>(task: Promise<T>, known: T): Promise<T> {
    task.catch(() => undefined);
    if (this.overdue > 0) return known;
    let giveUp = () => {};
    const impatience = new Promise<T>((resolve) => (giveUp = () => resolve(known)));
    this.waiting.add(giveUp);
    return Promise.race([task, impatience]).finally(() => this.waiting.delete(giveUp));
  }
}
